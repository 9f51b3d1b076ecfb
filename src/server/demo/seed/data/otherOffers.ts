import { everyDay, type OfferPlan, weekend } from './offerPlan'

const black = '黒のズボン、黒の革靴またはスニーカー。制服の上着は貸し出します。'
const looks = '髪は後ろでまとめ、香水はご遠慮ください。'

/** Offers of the other company. */
export const otherOffers: readonly OfferPlan[] = [
  {
    store: 'hotel',
    title: '客室の清掃・ベッドメイク',
    occupation: 'room',
    aboveMinimum: 20,
    transportationYen: 500,
    positions: ['客室清掃', 'ベッドメイク'],
    slots: [{ start: '10:00', end: '15:00', breakMin: 0, people: 3, days: everyDay }],
    content: {
      jobDescription:
        'チェックアウト後の客室を整える仕事です。2人1組で、1日に12室ほどを担当します。\n\n・シーツの交換、ベッドメイク\n・浴室、洗面台、床の清掃\n・タオルと備品の補充\n\n手順は写真付きのカードにまとめてあります。はじめの2室は経験者と一緒に行います。',
      workFlow:
        '10:00 警備室で受付、着替え、担当する階の説明\n10:15 客室の清掃\n14:45 リネン室の片付け\n15:00 チェックアウトして終了',
      conditions: '未経験の方も歓迎します。中腰の作業があります。',
      precautions: '客室の鍵と、お客さまのお忘れ物の扱いは、必ず社員の指示に従ってください。',
      belongings: ['動きやすい靴', '飲み物(ふた付き)'],
      clothing: `黒のズボン、動きやすい靴。${looks}`,
      hasUniformChange: true,
      changeTimeMin: 10,
      autoMessage:
        'ご応募ありがとうございます。ホテルはるかぜ 横浜です。10:00に南側の従業員通用口へお越しください。',
      longTermEnabled: true,
    },
  },
  {
    store: 'hotel',
    title: '朝食会場のサービス',
    occupation: 'hall',
    aboveMinimum: 40,
    transportationYen: 500,
    positions: ['朝食', 'ホール'],
    slots: [{ start: '6:30', end: '10:30', breakMin: 0, people: 2, days: everyDay }],
    content: {
      jobDescription:
        'ビュッフェ形式の朝食会場で、料理の補充と席の片付けをお願いします。\n\n・お席へのご案内、朝食券の確認\n・料理、飲み物の補充\n・空いたお皿の下げ、テーブルの片付け',
      workFlow:
        '6:30 集合、着替え、会場の説明\n7:00 開場\n10:00 閉場、片付け\n10:30 チェックアウトして終了',
      conditions: '接客の経験がある方を優先します。',
      precautions: '発熱、下痢のあるときは必ず事前にご連絡ください。',
      belongings: ['黒の靴'],
      clothing: `${black}${looks}`,
      hasUniformChange: true,
      changeTimeMin: 10,
      autoMessage:
        'ご応募ありがとうございます。早朝のお仕事です。6:30に通用口の警備室へお越しください。',
    },
  },
  {
    store: 'hotel',
    title: '宴会サービス',
    occupation: 'hall',
    aboveMinimum: 110,
    transportationYen: 500,
    positions: ['宴会', 'ドリンク'],
    slots: [{ start: '16:30', end: '21:30', breakMin: 0, people: 3, days: weekend }],
    content: {
      jobDescription:
        '披露宴や企業の懇親会で、料理と飲み物を提供する仕事です。\n\n・テーブルセット\n・料理の提供と下げ、飲み物のおかわり\n・お開き後の片付け\n\n料理の出し方は、開宴前にキャプテンが説明します。',
      workFlow:
        '16:30 集合、着替え、進行の説明、テーブルセット\n18:00 開宴\n20:30 お開き、片付け\n21:30 チェックアウトして終了',
      conditions: '宴会またはホールの経験がある方。',
      conditionItems: [{ type: 'good_rate_min', value: 85, must: true }],
      precautions: '両手で大皿を運ぶことがあります。',
      belongings: ['黒の革靴', '黒の靴下'],
      clothing: `${black}${looks}`,
      hasUniformChange: true,
      changeTimeMin: 10,
      autoMessage: 'ご応募ありがとうございます。黒の革靴を必ずお持ちください。',
    },
  },
  {
    store: 'hotel',
    title: '深夜のロビー・廊下清掃',
    occupation: 'cleaning',
    aboveMinimum: 60,
    transportationYen: 0,
    positions: ['清掃'],
    slots: [
      { start: '23:00', end: '27:00', breakMin: 0, people: 1, days: everyDay, isDependable: true },
    ],
    content: {
      jobDescription:
        'お客さまの少ない深夜に、ロビー、廊下、エレベーターの清掃をお願いします。\n\n・掃除機、モップがけ\n・ガラス、手すりの拭き上げ\n・ごみの回収\n\n大きな音を立てないよう、静かに作業します。',
      workFlow:
        '23:00 警備室で受付、作業の説明\n23:10 清掃\n2:45 用具の片付け\n3:00 チェックアウトして終了',
      conditions: '18歳以上の方。終電後でも帰宅できる方。',
      precautions: '廊下では会話を控えてください。',
      belongings: ['音の出にくい靴'],
      clothing: '黒のズボン、底の柔らかい靴。',
      autoMessage: 'ご応募ありがとうございます。23:00に通用口の警備室へお越しください。',
    },
  },
  {
    store: 'hotel',
    title: '連泊室のタオル交換',
    occupation: 'room',
    aboveMinimum: 10,
    transportationYen: 500,
    positions: ['客室清掃'],
    status: 'draft',
    slots: [],
    content: {
      jobDescription:
        '連泊のお客さまの部屋で、タオルと備品の交換、ごみの回収をお願いします。在室の場合は入室しません。',
      clothing: black,
    },
  },
  {
    store: 'cafe',
    title: 'カフェのホール・レジ',
    occupation: 'hall',
    aboveMinimum: 20,
    transportationYen: 400,
    positions: ['ホール', 'レジ'],
    slots: [{ start: '10:00', end: '15:00', breakMin: 0, people: 2, days: everyDay }],
    content: {
      jobDescription:
        'ランチの時間に、ご案内、料理の提供、レジの補助をお願いします。\n\n・お席へのご案内、お冷の提供\n・料理と飲み物の提供、片付け\n・焼き菓子の袋詰め\n\nレジは使い方を説明してからお任せします。',
      workFlow:
        '10:00 集合、メニューと席番号の説明\n10:30 ランチの準備\n11:00 開店\n15:00 チェックアウトして終了',
      conditions: '接客の経験がある方。未経験の方は、平日にご応募ください。',
      precautions: '発熱のあるときは必ず事前にご連絡ください。',
      belongings: ['黒か白のスニーカー'],
      clothing: `白のシャツ、黒のズボン。エプロンは貸し出します。${looks}`,
      autoMessage:
        'ご応募ありがとうございます。はるかぜカフェです。10:00に2階の店舗入口へお越しください。',
      longTermEnabled: true,
    },
  },
  {
    store: 'cafe',
    title: '夜のキッチン補助',
    occupation: 'kitchen',
    aboveMinimum: 40,
    transportationYen: 400,
    positions: ['盛り付け', '洗い場'],
    slots: [{ start: '17:00', end: '22:00', breakMin: 0, people: 2, days: everyDay }],
    content: {
      jobDescription:
        '前菜とデザートの盛り付け、食器洗いをお願いします。\n\n・サラダ、前菜の盛り付け\n・デザートの仕上げ\n・食器洗い、調理台の片付け\n\n盛り付けは見本の写真があります。',
      workFlow:
        '17:00 集合、着替え、盛り付けの説明\n17:30 開店、盛り付けと洗い場\n21:30 片付け\n22:00 チェックアウトして終了',
      conditions: '調理補助の経験がある方を優先します。',
      precautions: '手に傷のある方は作業できません。',
      belongings: ['滑りにくい靴'],
      clothing: '白のTシャツ、黒のズボン。コックコートは貸し出します。',
      autoMessage: 'ご応募ありがとうございます。17:00に2階の店舗入口へお越しください。',
    },
  },
  {
    store: 'cafe',
    title: '閉店後の焼き菓子の仕込み',
    occupation: 'kitchen',
    aboveMinimum: 70,
    transportationYen: 0,
    positions: ['仕込み'],
    slots: [
      { start: '22:00', end: '26:00', breakMin: 0, people: 1, days: everyDay, isDependable: true },
    ],
    content: {
      jobDescription:
        '翌日に焼く菓子の仕込みをお願いします。\n\n・粉、砂糖の計量\n・生地の型への流し込み\n・器具の洗浄、作業台の片付け\n\n計量は分量表のとおりに行います。オーブンは社員が扱います。',
      workFlow:
        '22:00 集合、着替え、分量表の説明\n22:15 計量、仕込み\n1:30 洗浄、片付け\n2:00 チェックアウトして終了',
      conditions: '18歳以上の方。終電後でも帰宅できる方。',
      precautions:
        '小麦、卵、乳、ナッツを扱います。アレルギーのある方はご応募の前にご相談ください。',
      belongings: ['滑りにくい靴', 'ハンドタオル'],
      clothing: '白のTシャツ、黒のズボン。コックコートは貸し出します。',
      autoMessage: 'ご応募ありがとうございます。終了が翌2:00のため、お帰りの手段をご確認ください。',
    },
  },
  {
    store: 'cafe',
    title: '開店前の清掃',
    occupation: 'cleaning',
    aboveMinimum: 10,
    transportationYen: 400,
    positions: ['清掃'],
    status: 'archived',
    slots: [{ start: '6:30', end: '9:30', breakMin: 0, people: 1, days: [1, 4] }],
    content: {
      jobDescription:
        '開店前に、床、窓、テーブルの清掃をお願いします。1人で行う作業です。終わったら社員が確認します。',
      clothing: '動きやすい服装。',
    },
  },
  {
    store: 'cafe',
    title: 'クリスマスケーキの販売',
    occupation: 'register',
    aboveMinimum: 60,
    transportationYen: 400,
    positions: ['販売'],
    status: 'draft',
    slots: [],
    content: {
      jobDescription:
        '店頭でクリスマスケーキをお渡しする仕事です。予約票とケーキを確かめ、お渡しします。屋外のため暖かい服装でお願いします。',
      clothing: '暖かい服装。帽子とエプロンは貸し出します。',
    },
  },
]
