/** Comments of stores on workers; several are empty, as most comments are. */
export const workerComments = {
  good: [
    '時間に余裕をもって来てくれました。',
    'お客さまへの声かけがとても丁寧でした。',
    '指示の前に動いてくださり助かりました。',
    '',
    '',
    '次回もぜひお願いします。',
    '片付けまで手早く進めてくれました。',
    '',
  ],
  bad: [
    '持ち物に書いた靴をお持ちでなかったため、担当を変更しました。',
    '作業中に携帯電話を使う場面が何度かありました。',
    '手順を飛ばすことがあり、やり直しが発生しました。',
  ],
} as const
export const badReasons = ['appearance', 'instructions', 'attitude', 'late'] as const

/** Comments of workers on stores. */
export const storeComments = {
  good: [
    '説明が分かりやすく、はじめてでも安心して働けました。',
    '皆さん親切で働きやすかったです。',
    '休憩室がきれいでした。',
    '',
    '',
    'また働きたいです。',
    '仕事の内容が募集文のとおりでした。',
    '忙しい時間も声をかけてもらえました。',
  ],
  bad: [
    '募集文になかった重い荷物の作業がありました。',
    '終了が10分ほど遅れました。',
    '通用口の場所が分かりにくかったです。',
  ],
} as const
export const storeReplies = {
  good: 'ご評価ありがとうございます。またお会いできるのを楽しみにしています。',
  bad: 'ご意見ありがとうございます。募集文を見直し、当日の説明を改めます。',
} as const
