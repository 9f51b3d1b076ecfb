import styled from 'styled-components'
import type { Identification } from '@/contracts/identification/schemas'
import { identificationStatusLabel } from '@/domain/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { Card } from '@/ui/layout/Card'

/** The applications so far, the latest first. */
export function ApplicationHistory({ applications }: Pick<Identification, 'applications'>) {
  if (applications.length === 0) return null
  const now = serverNow()
  return (
    <Card title='これまでの申請' heading='h2'>
      <DescriptionList
        narrow
        items={applications.map(({ status, submittedAt, decidedAt, appliedBy }) => ({
          label: formatDateTime(submittedAt, now),
          value: (
            <>
              {identificationStatusLabel[status]}
              <br />
              <small>
                {appliedBy ?? '企業管理者'}が提出
                {decidedAt && `・${formatDateTime(decidedAt, now)}に判定`}
              </small>
            </>
          ),
        }))}
      />
    </Card>
  )
}

/** Notes to read before choosing documents. */
export function IdentificationNotes() {
  return (
    <Card title='ご注意' heading='h2'>
      <Notes>
        <li>マイナンバーカードはおもて面だけ。番号が写っていないかご確認ください</li>
        <li>書類は運営だけが開き、判定から6か月後に消去します</li>
        <li>申請できるのは企業管理者だけです</li>
      </Notes>
    </Card>
  )
}

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 1.2em;
  list-style: disc;
`
