import { Menu } from '@/ui/buttons/Menu'
import { FillRateBar } from '@/ui/data-display/shift/FillRateBar'
import { SeatDots } from '@/ui/data-display/shift/SeatDots'
import { Ticket } from '@/ui/data-display/shift/Ticket'
import { TimeScale } from '@/ui/data-display/shift/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import { Sample } from './Sample'
import { Usages } from './Usages'

export function ShiftSection() {
  return (
    <PageSection title='シフト券と24時間の定規' id='shift'>
      <Sample look='two'>
        <Ticket
          state='working'
          from='9:30'
          to='14:30'
          title='ランチのホールスタッフ'
          aside={<SeatDots filled={3} total={3} />}
        >
          <div>
            <StatusChip kind='working' label='勤務中' />
          </div>
          <TimeScale start={270} end={570} now={281} state='working' />
        </Ticket>
        <Ticket
          state='published'
          from='17:00'
          to='22:30'
          title='ディナーのホールスタッフ'
          href='#shift'
          aside={<SeatDots filled={2} total={3} recruiting />}
          action={<Menu label='ディナーのその他の操作' items={[{ label: 'コピーして募集' }]} />}
        >
          <div>
            <StatusChip kind='published' label='あと1名 募集中' />
          </div>
          <TimeScale start={720} end={1050} now={281} state='published' />
        </Ticket>
        <Ticket
          state='matching'
          from='10:00'
          to='15:00'
          title='レジ・品出し'
          aside={<SeatDots filled={2} total={2} />}
        >
          <div>
            <StatusChip kind='established' label='確定' />
          </div>
          <TimeScale start={300} end={600} />
        </Ticket>
        <Ticket
          state='unpublished'
          from='18:00'
          to='23:00'
          title='忘年会シーズンの応援'
          aside={<SeatDots filled={0} total={4} recruiting />}
        >
          <div>
            <StatusChip kind='unpublished' label='非公開' />
          </div>
          <TimeScale start={780} end={1080} />
        </Ticket>
        <Ticket
          state='finished'
          from='7:00'
          to='11:00'
          title='朝の仕込み・盛り付け'
          aside={<SeatDots filled={1} total={1} />}
          day={
            <>
              <b>11/19</b>(木)
            </>
          }
        >
          <div>
            <StatusChip kind='finished' label='終了' />
          </div>
          <TimeScale start={120} end={360} state='finished' />
        </Ticket>
        <Ticket
          state='matching'
          from='22:00'
          to='翌2:00'
          title='閉店後の清掃・洗い場'
          aside={<SeatDots filled={1} total={1} />}
          rows={<li>德永 さくら</li>}
        >
          <TimeScale start={1020} end={1260} now={281} />
        </Ticket>
        <Card title='大きい定規'>
          <TimeScale start={480} end={1170} breaks={[[720, 780]]} state='published' big />
        </Card>
        <Card flush>
          <FillRateBar
            label='7日間の募集'
            days={[
              { day: '2026-11-20', filled: 7, total: 8, today: true, href: '#shift' },
              { day: '2026-11-21', filled: 5, total: 6 },
              { day: '2026-11-22', filled: 5, total: 8 },
              { day: '2026-11-23', filled: 2, total: 5, holiday: '勤労感謝の日' },
              { day: '2026-11-24', filled: 3, total: 3 },
              { day: '2026-11-25', filled: 3, total: 3 },
              { day: '2026-11-26', filled: 0, total: 0 },
            ]}
          />
        </Card>
      </Sample>
      <Usages of={['data-display/shift']} />
    </PageSection>
  )
}
