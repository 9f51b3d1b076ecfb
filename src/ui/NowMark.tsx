import styled from 'styled-components'
import { color } from './tokens'

/** The highlighter under today's date, in the h1 only. */
export const NowMark = styled.mark`background: linear-gradient(transparent 62%, ${color.brand} 62% 94%, transparent 94%); color: inherit; padding: 0 2px; margin: 0 -2px;`
