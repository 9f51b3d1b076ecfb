import styled from 'styled-components'

/**
 * Tells password managers whose password a form is about. They pass over type=hidden and
 * display:none, so it is a box that neither eye nor ear nor keyboard finds.
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
