import styled from 'styled-components'
import type { Identification } from '@/contracts/identification/schemas'
import { businessKindLabel } from '@/domain/identification/documents'
import { serverNow } from '@/lib/clock'
import { dayOf } from '@/lib/date'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { DayInput } from '@/ui/dates/DayInput'
import { choiceStyles } from '@/ui/fields/choices/choiceStyles'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, radius, target } from '@/ui/tokens'

export const Steps = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  [data-buttons] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`

const Line = styled.div`
  ${choiceStyles}
  display: grid;
  gap: 4px;
  margin-top: 16px;
  small {
    color: ${color.ink2};
    font-size: ${font.s};
  }
  > [data-agreement] {
    display: flex;
    gap: 12px;
    min-height: ${target};
    padding: 12px 14px;
    border: 1px solid ${color.control};
    border-radius: ${radius};
    background: ${color.surface};
  }
`

/** The day on which the registry certificate was issued. */
export function IssueDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <Line>
      <DayInput
        name='registryIssuedOn'
        label='履歴事項全部証明書の発行日'
        help='証明書の終わりに書かれた日付です。3か月以内のものが必要です。'
        required
        error={undefined}
        value={value}
        onChange={onChange}
        max={dayOf(serverNow())}
      />
    </Line>
  )
}

/** The consent to how the documents are handled. */
export function Agreement({
  checked,
  describedBy,
  onChange,
}: {
  checked: boolean
  describedBy: string | undefined
  onChange: (checked: boolean) => void
}) {
  return (
    <Line>
      <label data-agreement=''>
        <input
          type='checkbox'
          checked={checked}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>書類は運営だけが開き、判定から6か月後に消去されることに同意します。</span>
      </label>
    </Line>
  )
}

/** The company data that the operator compares with the documents, and the chosen files. */
export function CompanySummary({
  title,
  data: { kind, company },
  files,
}: {
  title: string
  data: Identification
  files: readonly Description[]
}) {
  return (
    <PageSection title={title} line={false}>
      <DescriptionList
        items={[
          { label: '種別', value: businessKindLabel[kind] },
          { label: '企業名', value: company.name },
          { label: '代表者', value: company.representativeName },
          { label: '所在地', value: company.address },
          { label: '法人番号', value: company.corporateNumber ?? 'なし' },
          { label: '業種', value: company.industry },
          ...files,
        ]}
      />
    </PageSection>
  )
}
