import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { benchRows, type BenchRow } from '../rows'

const Cell = styled.div<{ $bold: boolean }>`
  padding: 4px 8px;
  font-weight: ${(p) => (p.$bold ? 600 : 400)};
`

/** What the list bounds forbid: all rows in the document, one styled component for each cell. */
export default function Naive() {
  const [rows, setRows] = useState<BenchRow[]>([])
  const [text, setText] = useState('')
  useEffect(() => {
    setRows(benchRows(Number(new URLSearchParams(location.search).get('n'))))
  }, [])
  const found = rows.filter((r) => r.title.includes(text))
  return (
    <main>
      <input
        id='q'
        aria-label='検索'
        value={text}
        onChange={(e) => {
          setText(e.target.value)
        }}
      />
      <p id='count'>{found.length}</p>
      {found.map((r) => (
        <div role='row' key={r.id}>
          {Object.values(r).map((v, i) => (
            <Cell key={i} $bold={i === 1}>
              {v}
            </Cell>
          ))}
        </div>
      ))}
    </main>
  )
}
