import { CircleAlert } from 'lucide-react'
import { namedError } from './namedError'
import { useSpokenError } from './useSpokenError'

type Props = {
  id: string
  /** Of the field, spoken before a message that does not begin with it. */
  label?: string | undefined
  children: string | undefined
}

/**
 * The error line under a control, whose aria-describedby names its id. It keeps its height while empty, so that the
 * layout does not shift. Styled by the frame of the field.
 */
export function FieldError({ id, label, children }: Props) {
  const spoken = useSpokenError(id, children)
  return (
    <>
      <p data-error id={id}>
        {children && (
          <>
            <CircleAlert aria-hidden />
            {children}
          </>
        )}
      </p>
      {spoken && (
        <span role='alert' className='vh'>
          {namedError(label, spoken)}
        </span>
      )}
    </>
  )
}
