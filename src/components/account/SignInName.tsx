import styled from 'styled-components'

/**
 * Tells password managers which account a password form belongs to. They ignore type=hidden and
 * display:none, so this is an input that is visually hidden, aria-hidden and not focusable.
 */
export function SignInName({ email }: { email: string }) {
  return (
    <HiddenInput
      type='text'
      name='username'
      autoComplete='username'
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}

const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`
