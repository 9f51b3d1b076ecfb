import { CircleAlert } from 'lucide-react'

/**
 * The error line under a control. It keeps its height while empty, so that the layout does not
 * shift. Styled by the frame of the field.
 */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p data-error id={id} role='alert'>
      {children && (
        <>
          <CircleAlert aria-hidden />
          {children}
        </>
      )}
    </p>
  )
}
