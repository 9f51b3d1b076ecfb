import styled from 'styled-components'

/** The single-column form of a sign-in card. */
export const AuthForm = styled.form`
  display: grid;
  gap: 8px;
  position: relative;
  > p {
    margin: 0 0 8px;
  }
`
