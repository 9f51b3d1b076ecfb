import styled from 'styled-components'
import { color, font, radiusS, weight } from '@/ui/tokens'
import { Fold } from './Fold'

type Props = {
  /** The title of the chart. */
  title: string
  headings: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[]
}

/** The figures of a chart as a table, behind a fold below it. */
export function FigureTable({ title, headings, rows }: Props) {
  return (
    <Fold look='link' summary={`${title}を表で見る`}>
      <Scroller tabIndex={0} role='region' aria-label={`${title}の表`}>
        <table>
          <thead>
            <tr>
              {headings.map((text) => (
                <th key={text} scope='col'>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope='row'>{first}</th>
                {rest.map((cell, i) => (
                  <td key={headings[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Fold>
  )
}

const Scroller = styled.div`
  max-height: 320px;
  overflow: auto;
  margin-bottom: 12px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radiusS};
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.xs};
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding: 6px 10px;
    text-align: right;
    font-weight: ${weight.regular};
    white-space: nowrap;
  }
  :is(th, td):first-child {
    text-align: left;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    color: ${color.ink2};
  }
  tbody tr + tr {
    border-top: 1px solid ${color.lineSoft};
  }
`
