import styled from 'styled-components'

/** The fields of one form, below each other. */
export const Fields = styled.div`display: grid; gap: 12px; max-width: 480px;`
