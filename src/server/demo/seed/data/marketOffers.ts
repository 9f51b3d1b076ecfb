import { everyDay, type OfferPlan, weekdays, weekend } from './offerPlan'

const clothing =
  '白または薄い色の襟付きシャツ、黒か紺のズボン(デニム不可)、動きやすい靴。エプロンは貸し出します。'
const hygiene = '発熱、下痢、手荒れや手の傷があるときは作業できません。前日までにご連絡ください。'

export const marketOffers: readonly OfferPlan[] = [
  {
    store: 'market',
    title: '食品の品出し(日配・グロッサリー)',
    occupation: 'stock',
    aboveMinimum: 10,
    transportationYen: 300,
    positions: ['品出し'],
    slots: [{ start: '9:00', end: '13:00', breakMin: 0, people: 3, days: everyDay }],
    content: {
      jobDescription:
        '開店前後の売場で、牛乳、豆腐、パン、調味料などを棚に並べる仕事です。\n\n・台車の商品を、棚の決められた場所に並べる\n・日付の古い商品を手前に出す(先入れ先出し)\n・段ボールを片付け、売場を整える\n\nお客さまに場所を聞かれたら、近くの社員に声をかけてください。',
      workFlow:
        '9:00 従業員入口に集合、担当する通路の説明\n9:10 品出し\n12:30 段ボールの片付け、売場の整理\n13:00 チェックアウトして終了',
      conditions: '10kg程度の箱を運べる方。未経験の方も歓迎します。',
      precautions:
        '冷蔵ケースの前での作業が多いため、上着をご用意ください。カッターの扱いにご注意ください。',
      belongings: ['軍手', 'カッターナイフ(貸し出しもあります)', '筆記用具'],
      clothing,
      autoMessage:
        'ご応募ありがとうございます。みのりマート 天王寺店です。9:00にサービスカウンター横の従業員入口へお越しください。',
      longTermEnabled: true,
    },
  },
  {
    store: 'market',
    title: '夕方のレジ(セミセルフ)',
    occupation: 'register',
    aboveMinimum: 30,
    transportationYen: 300,
    positions: ['レジ'],
    slots: [{ start: '16:00', end: '20:30', breakMin: 0, people: 2, days: everyDay }],
    content: {
      jobDescription:
        '商品の読み取りまでを担当し、支払いはお客さまが精算機で行うセミセルフレジです。お金は扱いません。\n\n・バーコードの読み取り、買い物かごへの詰め替え\n・ポイントカード、レジ袋の確認\n・精算機の使い方のご案内\n\n年齢確認が必要な商品は、社員が対応します。',
      workFlow:
        '16:00 集合、身だしなみの確認、操作の説明(15分)\n16:15 レジの担当を開始\n18:00 混み合う時間です\n20:30 引き継ぎ、チェックアウトして終了',
      conditions: 'レジの経験が1回以上ある方。',
      conditionItems: [{ type: 'cancel_rate_max', value: 10, must: true }],
      precautions: '立ち仕事が続きます。体調の悪いときは早めに声をかけてください。',
      belongings: ['黒か茶の靴', '筆記用具'],
      clothing,
      onboardingQuestions: [
        {
          id: 'q1',
          body: 'レジの経験を教えてください。',
          answerType: 'multi',
          options: ['セミセルフレジ', '通常のレジ', '飲食店のレジ', '経験なし'],
          required: true,
        },
      ],
      autoMessage:
        'ご応募ありがとうございます。レジの操作は当日ご説明します。16:00に従業員入口へお越しください。',
      longTermEnabled: true,
    },
  },
  {
    store: 'market',
    title: '惣菜の盛り付け・パック詰め',
    occupation: 'deli',
    aboveMinimum: 20,
    transportationYen: 300,
    positions: ['惣菜', '盛り付け'],
    slots: [{ start: '8:00', end: '12:00', breakMin: 0, people: 1, days: everyDay }],
    content: {
      jobDescription:
        '惣菜の作業場で、揚げ物や煮物をパックに詰め、値札を貼って売場に出す仕事です。\n\n・計量して容器に詰める、ふたをする\n・値札シールを貼る\n・売場への品出し、作業台の片付け\n\n揚げ物などの調理は社員が行います。',
      workFlow:
        '8:00 集合、着替え、手洗い、手順の説明\n8:15 盛り付け、パック詰め\n11:30 売場への品出し、片付け\n12:00 チェックアウトして終了',
      conditions: '検便の結果(1か月以内)を提出できる方を優先します。',
      precautions: hygiene,
      belongings: ['滑りにくい靴'],
      clothing: '白衣、帽子、マスクは貸し出します。中に着る白のTシャツをお持ちください。',
      hasUniformChange: true,
      changeTimeMin: 10,
      autoMessage:
        'ご応募ありがとうございます。食品を扱うため、爪は短く切ってお越しください。8:00に従業員入口で受付をお願いいたします。',
    },
  },
  {
    store: 'market',
    title: '週末の青果・品出し',
    occupation: 'stock',
    aboveMinimum: 20,
    transportationYen: 300,
    positions: ['品出し', '青果'],
    slots: [{ start: '10:00', end: '16:00', breakMin: 0, people: 2, days: weekend }],
    content: {
      jobDescription:
        '週末の青果売場で、野菜と果物の品出しと袋詰めをお願いします。\n\n・野菜、果物の品出しと補充\n・じゃがいもなどの袋詰め、値札貼り\n・傷みのある商品の取り除き\n\n箱は重いもので15kgほどあります。台車を使って運びます。',
      workFlow:
        '10:00 集合、売場と作業場の説明\n10:15 品出し、袋詰め\n15:30 片付け\n16:00 チェックアウトして終了',
      conditions: '15kg程度の箱を運べる方。',
      precautions: '水を使う作業があります。',
      belongings: ['軍手', '滑りにくい靴'],
      clothing,
      autoMessage:
        'ご応募ありがとうございます。入店は開始の10分前からできます。着替えの時間は勤務時間に含みます。',
    },
  },
  {
    store: 'market',
    title: '夜間の品出し',
    occupation: 'stock',
    aboveMinimum: 60,
    transportationYen: 0,
    positions: ['品出し'],
    slots: [
      { start: '21:00', end: '25:00', breakMin: 0, people: 2, days: everyDay, isDependable: true },
    ],
    content: {
      jobDescription:
        '夜に届く商品を棚に並べる仕事です。お客さまが少ない時間のため、黙々と作業できます。\n\n・飲料、菓子、日用品の品出し\n・段ボールの片付け、売場の清掃\n・翌日の特売商品の準備\n\n22時以降は深夜割増がつきます。',
      workFlow:
        '21:00 集合、担当する通路の説明\n21:10 品出し\n0:30 片付け、清掃\n1:00 チェックアウトして終了',
      conditions: '18歳以上の方。終電後でも帰宅できる方。',
      precautions: '飲料の箱は12kgほどあります。腰を痛めないよう、台車を使ってください。',
      belongings: ['軍手', '飲み物'],
      clothing: '動きやすい服装、滑りにくい靴。エプロンは貸し出します。',
      autoMessage:
        'ご応募ありがとうございます。終了が翌1:00のため、お帰りの手段をご確認ください。駐輪場は建物の北側にあります。',
    },
  },
  {
    store: 'market',
    title: '鮮魚の加工補助',
    occupation: 'fish',
    aboveMinimum: 40,
    transportationYen: 300,
    positions: ['鮮魚'],
    status: 'violated',
    screeningReasons: [
      {
        field: 'jobDescription',
        message:
          '仕事の内容が短く、当日に何をするかが分かりません。作業の種類と、ワーカーが行う範囲を書いてください。',
      },
      { field: 'place', message: '集合場所が書かれていません。' },
    ],
    slots: [],
    content: {
      jobDescription:
        '鮮魚売場の手伝いです。詳しい内容は当日にご説明します。よろしくお願いします。',
      clothing,
    },
  },
  {
    store: 'market',
    title: '年末の応援スタッフ',
    occupation: 'stock',
    aboveMinimum: 60,
    transportationYen: 300,
    positions: ['品出し'],
    status: 'draft',
    slots: [],
    content: {
      jobDescription:
        '年末の混み合う時期に、品出しと袋詰めの応援をお願いします。担当する売場は、当日の混み具合を見てお伝えします。',
      belongings: ['軍手'],
      clothing,
    },
  },
  {
    store: 'market',
    title: 'カート・かごの回収',
    occupation: 'stock',
    aboveMinimum: 0,
    transportationYen: 300,
    positions: ['回収'],
    status: 'archived',
    slots: [{ start: '13:00', end: '17:00', breakMin: 0, people: 1, days: weekdays }],
    content: {
      jobDescription:
        '駐車場と出入口のカート、買い物かごを回収し、元の場所に戻す仕事です。屋外での作業が中心です。',
      belongings: ['軍手', '帽子'],
      clothing,
    },
  },
]
