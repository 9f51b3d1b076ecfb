import { CircleAlert } from 'lucide-react'
import { useSpokenError } from './useSpokenError'

type Props = {
  id: string
  /** The label of the field, spoken before a message that does not begin with it. */
  label?: string | undefined
  children: string | undefined
}

/**
 * The error line under a control, whose aria-describedby names its id. It keeps its height while empty, so that the
 * layout does not shift. Styled by the frame of the field.
 */
export function FieldError({ id, label, children }: Props) {
  const isSpoken = useSpokenError(id, children)
  const isNamed = !label || children?.startsWith(label)
  return (
    // The new key inserts the element again, because an alert is announced when it appears.
    <p
      data-error
      id={id}
      key={isSpoken ? 'spoken' : 'silent'}
      role={isSpoken ? 'alert' : undefined}
    >
      {children && (
        <>
          <CircleAlert aria-hidden />
          {isSpoken && !isNamed && <span className='vh'>{label}: </span>}
          {children}
        </>
      )}
    </p>
  )
}
