import styled from 'styled-components'
import { size } from '@/ui/tokens'

/** The one column of a form of the settings. */
export const MyForm = styled.form`position: relative; display: grid; gap: 8px; max-width: ${size.formMax}; > p { word-break: auto-phrase; margin-bottom: 8px; }`
