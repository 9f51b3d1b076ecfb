import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Summary } from './ErrorSummary.styles'

type Props = {
  className?: string | undefined
  /** In the order of the form. `text` names the field. */
  errors: readonly { key: string; text: string; onGo: () => void }[]
}

/** The number of errors after a failed submit, with a button to each field. */
export function ErrorSummary({ className, errors }: Props) {
  const id = useId()
  return (
    <Summary className={className} role='group' aria-labelledby={id}>
      <CircleAlert aria-hidden />
      <div>
        <b id={id}>{errors.length}か所に入力の誤りがあります</b>
        <ul>
          {errors.map(({ key, text, onGo }) => (
            <li key={key}>
              <button type='button' onClick={onGo}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Summary>
  )
}
