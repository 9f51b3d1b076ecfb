/** Tells password managers whose password a form is about. They pass over type=hidden and display:none, so it is a box that neither eye nor ear nor keyboard finds. */
export function SignInName({ email }: { email: string }) {
  return (
    <input
      className='signInName'
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
