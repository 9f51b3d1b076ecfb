import type { ActivityTarget } from '@/contracts/activities/schemas'

const kindText: Record<ActivityTarget['kind'], string> = {
  offering: '求人',
  offer: 'ひな形',
  worker: 'ワーカー',
  member: 'スタッフ',
  group: 'グループ',
  chatText: '定型文',
  savedView: '保存した条件',
}

/** The object of an action: its name, or its kind and number. Workers are never named. */
export const targetText = ({ kind, id, name }: ActivityTarget): string =>
  name ?? `${kindText[kind]} ${id}`
