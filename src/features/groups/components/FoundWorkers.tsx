import styled from 'styled-components'
import type { CompanyWorker } from '@/contracts/companyGroups/schemas'
import { formatSlashDay } from '@/lib/date'
import { color, font, weight } from '@/ui/tokens'

/** The workers whom a filter finds, with the stores they worked in. */
export function FoundWorkers({ workers }: { workers: readonly CompanyWorker[] }) {
  return (
    <List>
      {workers.map(({ userId, name, nameKana, clients, workedCountCompany, lastWorkedOn }) => (
        <li key={userId}>
          <b>{name}</b> <small>{nameKana}</small>
          <small>
            {workedCountCompany}回勤務
            {lastWorkedOn && `・最終 ${formatSlashDay(lastWorkedOn)}`}
            {clients
              .filter(({ workedCount }) => workedCount > 0)
              .map(({ name: store, workedCount }) => `・${store} ${workedCount}回`)
              .join('')}
          </small>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 8px 0;
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
  }
  b {
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  small:last-child {
    display: block;
  }
`
