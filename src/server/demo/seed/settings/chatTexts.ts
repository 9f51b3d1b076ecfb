import type { chatTexts } from '@/server/db/schema'

type Row = typeof chatTexts.$inferInsert
/** The texts of one owner, in their order. */
type Owned = Pick<Row, 'companyId' | 'clientId'> & {
  texts: readonly (readonly [title: string, body: string])[]
}

const owners: readonly Owned[] = [
  {
    companyId: 1,
    clientId: 1,
    texts: [
      [
        '自転車の方へ',
        '{氏名}さん、自転車でお越しの場合は、ビル裏の駐輪場をお使いください。店頭には停められません。',
      ],
      [
        '到着したら',
        '{勤務日}の{求人名}は{開始}からです。到着しましたら、次の場所でお待ちください。\n{集合場所}',
      ],
      [
        'お礼',
        '{氏名}さん、{勤務日}はありがとうございました。またのお申し込みをお待ちしています。',
      ],
    ],
  },
  {
    companyId: 1,
    clientId: null,
    texts: [
      [
        '体調の確認',
        '{氏名}さん、発熱や吐き気などの症状がある場合は、勤務の前に必ずこのチャットでお知らせください。',
      ],
    ],
  },
]

/** The texts that the first store of the demonstration and its company begin messages with. */
export const chatTextRows = (createdAt: string): Row[] =>
  owners.flatMap(({ texts, ...owner }) =>
    texts.map(([title, body], index) => ({
      ...owner,
      title,
      body,
      place: index + 1,
      updatedAt: createdAt,
    })),
  )
