import { QueryResult, type QueryState } from '@/components/queries/QueryResult'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton, type SkeletonKind } from '@/ui/feedback/Skeleton'

type Props = {
  of: QueryState<unknown>
  /** The list of groups, to go back to. */
  listHref: string
  kind: SkeletonKind
}

/** The loading, error and not-found states of a group's page. */
export const GroupReadState = ({ of, listHref, kind }: Props) => (
  <QueryResult
    of={of}
    name='グループ'
    heading='h2'
    skeleton={<Skeleton kind={kind} />}
    missing={
      <NotFound name='グループ' back={{ href: listHref, label: 'グループの一覧へ戻る' }}>
        削除されたか、ここで使えるグループではありません。
      </NotFound>
    }
  />
)
