import styled from 'styled-components'
import { color, font, target, weight } from '@/ui/tokens'

/** The selected workers: ids with names. */
export type SelectedWorkers = ReadonlyMap<number, string>
type Worker = { userId: number; name: string; nameKana: string }
type Props<W extends Worker> = {
  workers: readonly W[]
  /** The note below the name of a worker. */
  words: (worker: W) => string
  selected: SelectedWorkers
  onSelect: (selected: SelectedWorkers) => void
}

/** Workers with a box to tick. */
export function WorkerChoices<W extends Worker>({ workers, words, selected, onSelect }: Props<W>) {
  const toggle = ({ userId, name }: W) =>
    onSelect(
      new Map(
        selected.has(userId)
          ? [...selected].filter(([id]) => id !== userId)
          : [...selected, [userId, name]],
      ),
    )
  return (
    <List>
      {workers.map((worker) => (
        <li key={worker.userId}>
          <label>
            <input
              type='checkbox'
              checked={selected.has(worker.userId)}
              onChange={() => toggle(worker)}
            />
            <b>{worker.name}</b>
            <small>{worker.nameKana}</small>
            <small>{words(worker)}</small>
          </label>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${color.lineSoft};
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  label {
    display: grid;
    grid-template-columns: 34px 1fr;
    align-items: center;
    min-height: ${target};
    padding: 8px 0;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  label > :not(input) {
    grid-column: 2;
  }
  input {
    grid-row: 1 / 4;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.primaryFill};
  }
  b {
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
