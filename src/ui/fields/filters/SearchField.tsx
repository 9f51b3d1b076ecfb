import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/ui/buttons/IconButton'
import { controlStyles } from '@/ui/fields/controlStyles'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, media, weight } from '@/ui/tokens'
import { foundText, type Found } from './foundText'

const SearchBox = styled.div`
  ${controlStyles}
  ${media.print} {
    && {
      display: none;
    }
  }
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > label {
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  [data-box] > button {
    position: absolute;
    top: 0;
    bottom: 0;
    right: 2px;
    margin: auto;
    color: ${color.ink3};
  }
`

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string
  hideLabel?: boolean | undefined
  /** The current search text, usually from the URL. */
  value: string
  onSearch: (text: string) => void
  /** The number of results ('3名'), which is announced; not needed if the list announces its own count. */
  found?: Found | undefined
  /** Debounce in milliseconds. */
  delay?: number | undefined
}

/**
 * Searches while the user types (debounced), but not during an IME composition. Enter searches at
 * once.
 */
export function SearchField({
  className,
  label,
  hideLabel = false,
  value,
  onSearch,
  found,
  delay = 300,
  ...rest
}: Props) {
  const id = useId()
  const [text, setText] = useState(value)
  const [searchedText, setSearchedText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestOnSearch = useRef(onSearch)
  useEffect(() => {
    latestOnSearch.current = onSearch
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  // The value was changed from outside (「条件をクリア」, the back button).
  if (value !== searchedText) {
    setSearchedText(value)
    setText(value)
  }
  function search(next: string) {
    clearTimeout(timer.current)
    if (next === searchedText) return
    setSearchedText(next)
    latestOnSearch.current(next)
  }
  function handleInput(next: string, { isComposing = false } = {}) {
    setText(next)
    clearTimeout(timer.current)
    if (!isComposing)
      timer.current = setTimeout(() => {
        search(next)
      }, delay)
  }
  return (
    <SearchBox className={className}>
      {hideLabel ? (
        <label className='vh' htmlFor={id}>
          {label}
        </label>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      <span data-box data-start data-end>
        <span data-icon>
          <Search aria-hidden />
        </span>
        <input
          enterKeyHint='search'
          autoComplete='off'
          {...rest}
          ref={input}
          id={id}
          type='text'
          role='searchbox'
          value={text}
          onChange={(e) => {
            handleInput(e.target.value, {
              isComposing: e.nativeEvent instanceof InputEvent && e.nativeEvent.isComposing,
            })
          }}
          onCompositionStart={() => {
            clearTimeout(timer.current)
          }}
          onCompositionEnd={(e) => {
            handleInput(e.currentTarget.value)
          }}
          onKeyDown={(e) => {
            if (e.key === 'Enter' && !e.nativeEvent.isComposing) {
              e.preventDefault()
              search(text)
            }
          }}
        />
        {text !== '' && (
          <IconButton
            label='検索の文字を消す'
            icon={<X aria-hidden />}
            onClick={() => {
              setText('')
              search('')
              // The button disappears with the text, and the focus would be lost with it.
              input.current?.focus()
            }}
          />
        )}
      </span>
      <VisuallyHidden role='status'>{value !== '' && foundText(found)}</VisuallyHidden>
    </SearchBox>
  )
}
