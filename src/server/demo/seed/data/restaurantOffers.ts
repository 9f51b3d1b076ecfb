import { everyDay, type OfferPlan, weekend } from './offerPlan'

const clothing =
  '白の無地Tシャツ、黒のズボン(デニム不可)、黒のスニーカー。エプロンとキャップは貸し出します。'
const looks =
  '髪は耳が見えるようにまとめてください。ネイル、つけ爪、香水、指輪(結婚指輪を含む)はご遠慮ください。'
const unwell =
  '37.5度以上の発熱、下痢、嘔吐のあるときは、必ず事前にご連絡ください。調理場には入れません。'

export const restaurantOffers: readonly OfferPlan[] = [
  {
    store: 'restaurant',
    title: 'ディナーのホールスタッフ',
    occupation: 'hall',
    aboveMinimum: 70,
    transportationYen: 500,
    positions: ['ホール', 'ドリンク', 'レジ'],
    slots: [{ start: '17:00', end: '22:30', breakMin: 0, people: 3, days: everyDay }],
    content: {
      jobDescription:
        '夜の営業で、お客さまのご案内、料理とお酒の提供、片付けをお願いします。注文はお客さまがタブレットで行うため、オーダーを取る場面はほとんどありません。\n\n・席へのご案内、お冷とおしぼりの準備\n・料理、飲み物の提供と、空いたお皿の下げ\n・テーブルの片付けとセット\n\nレジは社員が担当します。ドリンク作りは、経験のある方にお願いすることがあります。',
      workFlow:
        '17:00 通用口に集合、着替え、席番号と提供の手順の説明(15分)\n17:15 ご案内と提供を開始\n20:00 混み合う時間です。声をかけ合って進めます\n22:00 片付け、翌日の準備\n22:30 チェックアウトして終了',
      conditions:
        '飲食店のホール経験が1回以上ある方。はじめての方は、ランチの求人からお願いします。',
      conditionItems: [{ type: 'good_rate_min', value: 80, must: true }],
      precautions: `${unwell}\n両手でお盆を持つ作業があります。`,
      belongings: ['黒のスニーカー', '筆記用具', '飲み物(ふた付き)'],
      clothing: `${clothing}${looks}`,
      hasUniformChange: true,
      changeTimeMin: 5,
      overtimePossible: false,
      onboardingQuestions: [
        {
          id: 'q1',
          body: '飲食店のホールの経験はどれくらいありますか。',
          answerType: 'single',
          options: ['はじめて', '半年未満', '半年〜2年', '2年以上'],
          required: true,
        },
        {
          id: 'q2',
          body: '募集条件(黒のスニーカー、身だしなみ)を確認しましたか。',
          answerType: 'yes_no',
          options: [],
          required: true,
        },
      ],
      autoMessage:
        'ご応募ありがとうございます。みのり食堂 渋谷宮益坂店です。当日は建物裏手の通用口へ、開始時刻にお越しください。黒のスニーカーをお忘れなくお願いいたします。',
      longTermEnabled: true,
    },
  },
  {
    store: 'restaurant',
    title: 'ランチのホールスタッフ',
    occupation: 'hall',
    aboveMinimum: 20,
    transportationYen: 500,
    positions: ['ホール', 'レジ'],
    slots: [{ start: '11:00', end: '15:00', breakMin: 0, people: 3, days: everyDay }],
    content: {
      jobDescription:
        '定食を中心としたランチ営業のホールです。近くの会社にお勤めの方が多く、12時台がいちばん混み合います。\n\n・席へのご案内、お茶の提供\n・料理の提供と下げ、テーブルの片付け\n・おかわり用のごはんとお茶の補充\n\nメニューは8種類です。はじめに料理の名前と席番号を一緒に確認しますので、はじめての方も安心してご応募ください。',
      workFlow:
        '11:00 通用口に集合、着替え、席番号、メニューの説明\n11:15 開店、ご案内と提供\n12:00〜13:15 混み合う時間です\n14:30 片付け、夜の準備\n15:00 チェックアウトして終了',
      conditions: '未経験の方も歓迎します。立ち仕事が続くため、体調の良い方にお願いします。',
      precautions: unwell,
      belongings: ['黒のスニーカー', '筆記用具'],
      clothing: `${clothing}${looks}`,
      hasUniformChange: true,
      changeTimeMin: 5,
      onboardingQuestions: [
        {
          id: 'q1',
          body: '服装と身だしなみの条件を確認しましたか。',
          answerType: 'yes_no',
          options: [],
          required: true,
        },
      ],
      autoMessage:
        'ご応募ありがとうございます。みのり食堂 渋谷宮益坂店です。11:00に建物裏手の通用口へお越しください。当日お会いできるのを楽しみにしています。',
      longTermEnabled: true,
    },
  },
  {
    store: 'restaurant',
    title: '朝の仕込み・盛り付け',
    occupation: 'kitchen',
    aboveMinimum: 20,
    transportationYen: 500,
    positions: ['仕込み', '盛り付け'],
    slots: [{ start: '7:00', end: '11:00', breakMin: 0, people: 1, days: everyDay }],
    content: {
      jobDescription:
        '開店前の調理場で、野菜の下ごしらえと小鉢の盛り付けをお願いします。\n\n・野菜を洗い、決められた大きさに切る\n・小鉢、漬物の盛り付け(1日およそ200食分)\n・炊飯、みそ汁の準備の手伝い\n\n切り方と分量は写真付きの手順書にまとめてあります。火を使う調理は社員が行います。',
      workFlow:
        '7:00 通用口に集合、着替え、手洗い、手順書の説明\n7:15 野菜の下ごしらえ\n9:30 小鉢の盛り付け\n10:45 作業台の片付け\n11:00 チェックアウトして終了',
      conditions: '包丁を使った作業の経験がある方(家庭での調理で構いません)。',
      precautions: `${unwell}\n手に傷のある方は作業できません。応募の前に必ずご確認ください。`,
      belongings: ['滑りにくい靴', '飲み物(ふた付き)'],
      clothing: `白の無地Tシャツ、黒のズボン。コックコート、帽子、マスクは貸し出します。${looks}`,
      hasUniformChange: true,
      changeTimeMin: 5,
      autoMessage:
        'ご応募ありがとうございます。朝早い時間のお仕事です。7:00に通用口のインターホンを押してください。手に傷があるときは、前日までにご連絡をお願いいたします。',
    },
  },
  {
    store: 'restaurant',
    title: '閉店後の清掃・洗い場',
    occupation: 'dish',
    aboveMinimum: 170,
    transportationYen: 0,
    positions: ['洗い場', '清掃'],
    slots: [
      { start: '22:00', end: '26:00', breakMin: 0, people: 1, days: everyDay, isDependable: true },
    ],
    content: {
      jobDescription:
        '閉店後の食器洗いと、調理場、客席の清掃をお願いします。\n\n・食器の下洗いと、食器洗浄機への出し入れ\n・調理台、床、排水溝の清掃\n・客席のテーブルと床の清掃、ごみ出し\n\n22時以降は深夜割増がつきます。終電後の終了となるため、自転車や徒歩で帰れる方にお願いします。',
      workFlow:
        '22:00 通用口に集合、着替え、洗い場の説明、食器洗い\n0:00 調理場の清掃\n1:15 客席の清掃、ごみ出し\n2:00 確認を受け、チェックアウトして終了',
      conditions: '18歳以上の方。終電後でも帰宅できる方。',
      precautions:
        '洗剤を使います。肌の弱い方はゴム手袋をお持ちください。床がぬれて滑りやすい場所があります。',
      belongings: ['滑りにくい靴', 'タオル'],
      clothing: '汚れてもよいTシャツ、長ズボン。防水エプロンとゴム手袋は貸し出します。',
      autoMessage:
        'ご応募ありがとうございます。終了が深夜2:00のため、お帰りの手段を必ずご確認ください。当日は通用口へ22:00にお越しください。',
    },
  },
  {
    store: 'restaurant',
    title: '貸切・宴会のホールスタッフ',
    occupation: 'hall',
    aboveMinimum: 120,
    transportationYen: 500,
    positions: ['ホール', 'ドリンク'],
    slots: [{ start: '17:00', end: '22:30', breakMin: 0, people: 5, days: [5] }],
    content: {
      jobDescription:
        '貸切や大人数の宴会で、料理の提供とドリンクの補充をお願いします。コース料理を決まった順番でお出しするため、社員の合図に合わせて動きます。\n\n・テーブルセット、名札の配置\n・コース料理の提供と下げ\n・ドリンクの補充、空いたグラスの下げ\n・お見送り後の片付け',
      workFlow:
        '17:00 集合、着替え、進行と担当テーブルの説明\n17:30 テーブルセット\n18:30 開宴、料理の提供\n21:30 お見送り、片付け\n22:30 チェックアウトして終了',
      conditions: 'ホールの経験がある方。',
      conditionItems: [{ type: 'worked_count_min', value: 3, must: true }],
      precautions: unwell,
      belongings: ['黒のスニーカー', '筆記用具'],
      clothing: `${clothing}${looks}`,
      hasUniformChange: true,
      changeTimeMin: 5,
      autoMessage:
        'ご応募ありがとうございます。当日は貸切のお客さまです。17:00までに通用口へお越しください。',
    },
  },
  {
    store: 'restaurant',
    title: 'テイクアウト販売・レジ',
    occupation: 'register',
    aboveMinimum: 0,
    transportationYen: 300,
    positions: ['レジ'],
    status: 'violated',
    screeningReasons: [
      {
        field: 'jobDescription',
        message:
          '「女性が活躍中」は、性別を限る募集と受け取られるおそれがあります。仕事の内容で魅力を伝えてください。',
      },
      {
        field: 'conditions',
        message: '「30歳くらいまで」は、年齢を限る表現のため掲載できません。削除してください。',
      },
      {
        field: 'belongings',
        message: '「印鑑、通帳のコピー」は求められません。持ち物から外してください。',
      },
    ],
    slots: [],
    content: {
      jobDescription:
        '女性が活躍中の明るいお店です。店頭でのお弁当の販売とレジをお願いします。お弁当は6種類あり、電子決済が中心です。',
      conditions: '30歳くらいまでの元気な方。',
      belongings: ['黒のスニーカー', '印鑑、通帳のコピー'],
      clothing,
    },
  },
  {
    store: 'restaurant',
    title: '忘年会シーズンの応援',
    occupation: 'hall',
    aboveMinimum: 120,
    transportationYen: 500,
    positions: ['ホール'],
    status: 'draft',
    slots: [],
    content: {
      jobDescription:
        '忘年会の多い時期に、料理の提供と片付けをお願いします。大人数のご予約が続くため、テーブルの片付けが中心になります。',
      belongings: ['黒のスニーカー'],
      clothing,
    },
  },
  {
    store: 'restaurant',
    title: '夏のテラス席スタッフ',
    occupation: 'hall',
    aboveMinimum: 40,
    transportationYen: 500,
    positions: ['ホール'],
    status: 'archived',
    slots: [{ start: '16:00', end: '21:00', breakMin: 0, people: 2, days: weekend }],
    content: {
      jobDescription:
        'テラス席でのご案内と、料理、飲み物の提供をお願いします。屋外のため、こまめに水分をとりながら進めます。雨の日は店内のホールに入ります。',
      belongings: ['黒のスニーカー', '飲み物(ふた付き)'],
      clothing,
    },
  },
]
