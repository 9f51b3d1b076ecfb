import styled from 'styled-components'
import { PrintSheet } from '@/ui/layout/PrintPage'
import { color, media, radius } from '@/ui/tokens'
import { daySheetTable } from './DaySheetTable.styles'

/**
 * The printed sheet of a day (受け入れシート). Its rows, `--rows` in number, share the height that header, guide and
 * footer leave. `data-crowded` hides the guide. Nothing is cut: a long text makes its row higher, and a long table
 * continues on a second page.
 */
export const Sheet = styled(PrintSheet)`
  --line: clamp(2.4cqw, calc(84cqw / var(--rows)), 7.8cqw);
  &[data-crowded] {
    --line: clamp(2.7cqw, calc(106cqw / var(--rows)), 7.8cqw);
  }
  &[data-crowded] :is([data-guide], [data-memo]) {
    display: none;
  }
  &[data-crowded] footer {
    margin-top: auto;
    padding-top: 1.7cqw;
  }
  article {
    display: flex;
    flex-direction: column;
    min-height: 141.4cqw;
    font-size: 1.75cqw;
    line-height: 1.3;
  }
  header b {
    font-size: 3cqw;
  }
  h2 {
    font-size: 3.5cqw;
  }
  ${daySheetTable}
  [data-memo] {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    min-height: 0;
    margin: 2.5cqw 0;
    overflow: hidden;
  }
  h3 {
    font-size: 1.8cqw;
  }
  [data-memo] i {
    flex: 1;
    border-bottom: 1px dotted ${color.control};
  }
  [data-guide] {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5cqw;
    padding: 1.7cqw 2.2cqw;
    border: 1.5px solid;
    border-radius: ${radius};
  }
  ol {
    margin: 0;
    padding-left: 1.3em;
    list-style: decimal;
    font-size: 1.6cqw;
    line-height: 1.65;
  }
  footer {
    margin-top: 1.7cqw;
  }
  ${media.print} {
    article {
      min-height: 296mm;
    }
  }
`
