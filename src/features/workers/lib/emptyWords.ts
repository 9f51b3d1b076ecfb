import type { UserListType } from '@/contracts/workers/enums'

/** A page where workers are added. */
export type AddPage = 'invitation' | 'workerSupporters'

/** The texts of an empty tab: why it is empty, and how workers get into it. */
export const emptyWords: Record<
  UserListType,
  {
    title: string
    text: string
    addPage?: AddPage
  }
> = {
  all: {
    title: 'まだ勤務したワーカーはいません',
    text: '求人に申し込みがあったワーカーと、招待に応じたワーカーが、ここに並びます。',
    addPage: 'invitation',
  },
  worked: {
    title: 'まだ勤務したワーカーはいません',
    text: '勤務が終わったワーカーが、ここに並びます。',
  },
  trusted: {
    title: '認定ワーカーはまだいません',
    text: 'また来てほしいワーカーを選んで、認定ワーカーにできます。招待に応じた方も、認定ワーカーになります。',
    addPage: 'invitation',
  },
  repeat: {
    title: 'リピーターはまだいません',
    text: 'この店舗で3回以上勤務したワーカーが、ここに並びます。',
  },
  favorite: {
    title: 'お気に入りのワーカーはまだいません',
    text: 'ワーカーを選んで、グループ「お気に入り」に追加すると、ここに並びます。',
  },
  graduate: {
    title: '卒業ワーカーはまだいません',
    text: '直接雇用したワーカーや元スタッフを、ワーカーの画面から登録できます。',
  },
  supporter: {
    title: 'ワーカーサポーターはまだいません',
    text: 'ワーカーサポーターの画面から任命すると、ここに並びます。',
    addPage: 'workerSupporters',
  },
  blocked: {
    title: 'ブロック中のワーカーはいません',
    text: 'ブロックしたワーカーには、この店舗の求人が表示されません。',
  },
}
