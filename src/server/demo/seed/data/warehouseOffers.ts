import { everyDay, type OfferPlan, weekdays } from './offerPlan'

const clothing =
  '動きやすい長袖、長ズボン、運動靴(サンダル、かかとの高い靴は不可)。ビブスは貸し出します。'
const bus = '南船橋駅からの送迎バスをご利用いただけます。'

export const warehouseOffers: readonly OfferPlan[] = [
  {
    store: 'warehouse',
    title: '食品のピッキング・仕分け',
    occupation: 'picking',
    aboveMinimum: 20,
    transportationYen: 500,
    positions: ['ピッキング', '仕分け'],
    slots: [{ start: '9:00', end: '17:00', breakMin: 60, people: 4, days: everyDay }],
    content: {
      jobDescription:
        'ハンディ端末の表示に従って棚から商品を集め、店舗ごとのかごに入れる仕事です。\n\n・端末に出た番号の棚から、商品を取り出す\n・店舗ごとのかご台車に積む\n・空いた段ボールをつぶして片付ける\n\n常温の区画での作業です。端末の使い方は、はじめに15分ほど説明します。',
      workFlow:
        '9:00 警備室で受付、朝礼、安全の説明\n9:15 作業を開始\n12:00 休憩(60分)\n15:00 小休止\n16:45 片付け\n17:00 チェックアウトして終了',
      conditions: '1日を通して歩く作業です。10kg程度の箱を運べる方。',
      precautions: `場内はフォークリフトが走ります。黄色い線の内側を歩いてください。${bus}`,
      belongings: ['軍手', '昼食', '飲み物(ふた付き)'],
      clothing,
      autoMessage: `ご応募ありがとうございます。みのりロジ 船橋センターです。9:00までにB棟1階の警備室へお越しください。${bus}`,
      longTermEnabled: true,
      place: {
        sameAsClient: true,
        postalCode: '2730012',
        address: '',
        meetingPlace: 'B棟1階の警備室',
        access: '南船橋駅から無料の送迎バスがあります。',
        station: '南船橋',
        parking: 'bicycle',
      },
    },
  },
  {
    store: 'warehouse',
    title: '検品・梱包(座り作業あり)',
    occupation: 'packing',
    aboveMinimum: 10,
    transportationYen: 500,
    positions: ['検品', '梱包'],
    slots: [{ start: '10:00', end: '16:00', breakMin: 0, people: 2, days: weekdays }],
    content: {
      jobDescription:
        '通信販売の商品を確かめ、箱に詰める仕事です。\n\n・注文票と商品を見比べ、数と傷みを確かめる\n・緩衝材を入れて箱に詰め、伝票を貼る\n・箱の組み立て\n\n座って行う作業が半分ほどあります。',
      workFlow:
        '10:00 警備室で受付、手順の説明\n10:15 検品、梱包\n15:45 作業台の片付け\n16:00 チェックアウトして終了',
      conditions: '細かい確認が得意な方。',
      precautions: `カッターを使います。${bus}`,
      belongings: ['飲み物(ふた付き)'],
      clothing,
      autoMessage: 'ご応募ありがとうございます。10:00までに警備室へお越しください。',
      longTermEnabled: true,
    },
  },
  {
    store: 'warehouse',
    title: 'フォークリフトでの荷役',
    occupation: 'forklift',
    aboveMinimum: 260,
    transportationYen: 800,
    positions: ['フォークリフト'],
    slots: [{ start: '8:30', end: '17:30', breakMin: 60, people: 1, days: weekdays }],
    content: {
      jobDescription:
        'カウンター式フォークリフトで、トラックからの荷下ろしと棚への格納をお願いします。\n\n・トラックからパレットを下ろす\n・指定の棚に格納し、端末に登録する\n・充電、日常点検の記録\n\nはじめの30分は、社員と一緒に場内を確認します。',
      workFlow:
        '8:30 警備室で受付、修了証の確認、場内の確認、始業点検\n9:00 荷下ろし、格納\n12:00 休憩(60分)\n17:15 終業点検\n17:30 チェックアウトして終了',
      conditions: 'フォークリフト運転技能講習を修了し、実務経験が半年以上ある方。',
      conditionItems: [{ type: 'experience', value: null, must: true }],
      qualificationDocumentRequired: true,
      precautions: '安全靴を必ず着用してください。修了証の原本を確認します。',
      belongings: ['フォークリフト運転技能講習修了証(原本)', '安全靴', '昼食'],
      clothing: '長袖、長ズボン、安全靴。ヘルメットは貸し出します。',
      autoMessage:
        'ご応募ありがとうございます。当日は修了証の原本を必ずお持ちください。お忘れの場合は作業していただけません。',
    },
  },
  {
    store: 'warehouse',
    title: '夜間の仕分け',
    occupation: 'sorting',
    aboveMinimum: 50,
    transportationYen: 500,
    positions: ['仕分け'],
    slots: [
      { start: '22:00', end: '29:00', breakMin: 60, people: 2, days: everyDay, isDependable: true },
    ],
    content: {
      jobDescription:
        '翌朝に店舗へ届ける荷物を、行き先ごとに分ける仕事です。\n\n・コンベヤーを流れる荷物のラベルを読み取る\n・行き先ごとのかご台車に積む\n・積み終えた台車を出荷口に運ぶ\n\n22時から翌5時までの勤務で、深夜割増がつきます。休憩室には無料の飲み物があります。',
      workFlow:
        '22:00 警備室で受付、朝礼、持ち場の説明\n22:10 仕分け\n1:30 休憩(60分)\n4:45 片付け\n5:00 チェックアウトして終了',
      conditions: '18歳以上の方。10kg程度の荷物を運べる方。',
      precautions: `深夜の作業です。前日に十分な睡眠をとってください。${bus}`,
      belongings: ['軍手', '軽食', '飲み物(ふた付き)'],
      clothing,
      autoMessage:
        'ご応募ありがとうございます。21:30発の送迎バスをご利用ください。終了後は5:15発のバスがあります。',
    },
  },
  {
    store: 'warehouse',
    title: '早朝の荷下ろし補助',
    occupation: 'sorting',
    aboveMinimum: 40,
    transportationYen: 500,
    positions: ['荷下ろし'],
    slots: [{ start: '6:00', end: '10:00', breakMin: 0, people: 2, days: [1, 3, 5] }],
    content: {
      jobDescription:
        '早朝に着くトラックから、手で荷物を下ろす仕事です。\n\n・段ボールをトラックからローラーに流す\n・種類ごとにパレットに積む\n・空のパレットを片付ける\n\n2人1組で作業します。体を動かしたい方に向いています。',
      workFlow:
        '6:00 警備室で受付、安全の説明\n6:10 荷下ろし\n9:45 片付け\n10:00 チェックアウトして終了',
      conditions: '20kg程度の荷物を運べる方。',
      precautions: '始発では間に合わない場合があります。自転車で通える方にお願いします。',
      belongings: ['軍手', '飲み物(ふた付き)', 'タオル'],
      clothing,
      autoMessage:
        'ご応募ありがとうございます。早朝のため、6:00の受付に間に合う交通手段をご確認ください。',
    },
  },
  {
    store: 'warehouse',
    title: '棚卸しの補助',
    occupation: 'packing',
    aboveMinimum: 20,
    transportationYen: 500,
    positions: ['棚卸し'],
    status: 'draft',
    slots: [],
    content: {
      jobDescription:
        '月末の棚卸しで、棚の商品を数えて端末に入力する仕事です。2人1組で、読み上げと入力を分担します。',
      belongings: ['筆記用具'],
      clothing,
    },
  },
]
