import { CircleAlert } from 'lucide-react'

/** The line under a control; it keeps its height while there is nothing to say. Its look comes from the frame. */
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
