import { SendHorizontal } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { drafts } from '@/lib/storage/storedValues'
import { Button } from '@/ui/buttons/Button'
import { useIsMobile } from '@/ui/layout/useIsMobile'
import * as S from './Composer.styles'

const LONGEST = 1000
const REST_MS = 400
const COMPOSING = 229
type Props = {
  draftKey: string
  name: string
  templates: readonly { title: string; body: string }[]
  onSend: (text: string) => void
  /** A message that was refused comes back to be written again. */
  given: { text: string } | undefined
  onTaken: () => void
}
const draftOf = (key: string) => {
  const text = drafts.of(key).get()?.values['body']
  return typeof text === 'string' ? text : ''
}

/** Where one writes. Enter is a new line, Ctrl or ⌘ with it sends; never while an input method has something to settle. What is not sent stays here as a draft of this room. */
export function Composer({ draftKey, name, templates, given, onTaken, onSend }: Props) {
  const [text, setText] = useState(() => draftOf(draftKey))
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const narrow = useIsMobile()
  const caret = useRef<number>(undefined)
  const latest = useRef(text)
  const length = [...text.trim()].length
  useEffect(() => {
    if (!given) return
    setText((now) => (now === '' ? given.text : `${now}\n${given.text}`))
    onTaken()
    field.current?.focus()
  }, [given, onTaken])
  function keep() {
    if (latest.current === '') drafts.of(draftKey).reset()
    else drafts.of(draftKey).set({ savedAt: Date.now(), values: { body: latest.current } })
  }
  const save = useRef(keep)
  useEffect(() => {
    save.current = keep
    latest.current = text
  })
  useEffect(() => {
    const timer = setTimeout(() => save.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  // Somebody who leaves within the pause has written it all the same.
  useEffect(() => {
    const leave = () => save.current()
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [])
  useLayoutEffect(() => {
    const it = field.current
    if (!it) return
    it.style.height = 'auto'
    it.style.height = `${Math.min(it.scrollHeight + 2, 168)}px`
    if (caret.current === undefined) return
    it.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])

  function insert(body: string) {
    const it = field.current
    const from = it?.selectionStart ?? text.length
    const to = it?.selectionEnd ?? from
    const before = text.slice(0, from)
    const after = text.slice(to)
    const lead = before === '' || before.endsWith('\n') ? '' : '\n'
    const trail = after === '' || after.startsWith('\n') ? '' : '\n'
    caret.current = from + lead.length + body.length
    setText(before + lead + body + trail + after)
    // On a phone the keyboard would cover what was just put there.
    if (!narrow) it?.focus()
  }
  function send() {
    if (length === 0) return field.current?.focus()
    if (length > LONGEST)
      return setProblem(`メッセージは${LONGEST}文字以内で入力してください(現在 ${length}文字)。`)
    onSend(text.trim())
    latest.current = ''
    keep()
    setText('')
    setProblem(undefined)
  }
  function key(e: KeyboardEvent) {
    if (
      e.key !== 'Enter' ||
      e.nativeEvent.isComposing ||
      e.keyCode === COMPOSING ||
      !(e.ctrlKey || e.metaKey)
    )
      return
    e.preventDefault()
    send()
  }
  return (
    <S.Frame data-actionbar=''>
      <S.Templates role='group' aria-label='定型文'>
        {templates.map((one) => (
          <button key={one.title} type='button' onClick={() => insert(one.body)}>
            {one.title}
          </button>
        ))}
      </S.Templates>
      <S.InputRow>
        <S.Input
          ref={field}
          rows={2}
          value={text}
          onChange={(e) => {
            setText(e.target.value)
            setProblem(undefined)
          }}
          onKeyDown={key}
          placeholder={`${name.split(/[\s　]/)[0]}さんに返信`}
          aria-label={`${name}さんに返信`}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby='chat-help'
          enterKeyHint='enter'
        />
        <Button
          tone='primary'
          size={44}
          icon={<SendHorizontal aria-hidden />}
          aria-label='送信'
          onClick={send}
        >
          <S.DesktopOnly>送信</S.DesktopOnly>
        </Button>
      </S.InputRow>
      <S.Help id='chat-help'>
        {problem === undefined ? (
          <S.DesktopOnly>Ctrl+Enter で送信 ・ 変換中のEnterでは送りません</S.DesktopOnly>
        ) : (
          <b role='alert'>{problem}</b>
        )}
        <span data-over={length > LONGEST || undefined}>{length}/1,000文字</span>
      </S.Help>
    </S.Frame>
  )
}
