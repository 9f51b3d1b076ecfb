import styled from 'styled-components'

/** The one column of a form of the settings. */
export const MyForm = styled.form`position: relative; display: grid; gap: 8px; max-width: 480px; > p { word-break: auto-phrase; margin-bottom: 8px; }`
