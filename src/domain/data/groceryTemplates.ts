import type { GroceryTemplateCode } from '@/contracts/offers/enums'
import type { ModelText } from '@/contracts/offers/schemas'
import { modelTexts } from './modelTexts'

type GroceryTemplate = { masterCompanyOccupationId: number; text: ModelText }
const hygieneText =
  'マスクと帽子、エプロンは貸し出します。爪は短く整え、髪は帽子の中にすべて入れてください。'

/**
 * Offer texts for supermarkets, by department; they reuse the text of the occupation where it fits.
 * For the server and for seeding only: too large to import from a screen.
 */
export const groceryTemplates: Record<GroceryTemplateCode, GroceryTemplate> = {
  stock: {
    masterCompanyOccupationId: 202,
    text: { ...modelTexts.stock, title: 'スーパーの品出し(加工食品・日用品)' },
  },
  register: {
    masterCompanyOccupationId: 201,
    text: { ...modelTexts.register, title: 'スーパーのレジ' },
  },
  deli: {
    masterCompanyOccupationId: 203,
    text: { ...modelTexts.deli, title: 'スーパーの惣菜(盛り付け・パック)' },
  },
  produce: {
    masterCompanyOccupationId: 202,
    text: {
      title: 'スーパーの青果(袋詰め・品出し)',
      jobDescription:
        '野菜と果物の袋詰め、値札の貼り付け、売り場への品出しをお願いします。作業場で見本の量を見ながら袋に入れ、機械で口をとめます。売り場では古い日付のものを手前に出し、傷んだものがあれば社員に渡してください。1箱は5〜10kgほどで、台車で運びます。作業は社員と2〜3名で進め、はじめに包み方と並べ方を実際にお見せします。',
      workFlow:
        '・従業員入口で名前を伝え、入館証を受け取ってください\n・青果の作業場で手洗いとエプロンの着用をします\n・袋詰めの量と並べ方の見本をご説明します\n・袋詰め、値札、品出しをくり返します\n・空き箱をまとめ、作業台を拭いて終了です',
      conditions: '・10kgほどの箱を台車にのせて運べる方\n・立って行う作業が中心です',
      precautions:
        '・手に傷があるときは、作業の前に社員へお知らせください\n・売り場でお客様に商品の場所をたずねられたら、社員におつなぎください\n・商品の持ち帰りはできません',
      belongings: ['動きやすい靴', '長ズボン', '飲み物(ふた付き)'],
      clothing:
        '動きやすい長ズボンと、底のすべりにくい靴でお越しください。エプロンと手袋は貸し出します。指輪や腕時計は外してください。',
    },
  },
  meat: {
    masterCompanyOccupationId: 204,
    text: {
      title: 'スーパーの精肉(パック詰め・品出し)',
      jobDescription:
        '社員が切り分けたお肉を、見本のとおりにトレイへ並べ、計量してラベルを貼り、売り場に並べる仕事です。包丁やスライサーなどの刃物は社員だけが使い、スポットの方には使っていただきません。作業場は10度ほどに冷えています。パックの機械はボタン1つで動き、はじめの20分は社員がとなりで説明します。売り場では日付の古いものを手前に出します。',
      workFlow:
        '・従業員入口で名前を伝え、入館証を受け取ってください\n・白衣に着替え、手洗いと健康チェック表の記入をします\n・トレイへの並べ方と計量のしかたをご説明します\n・パック詰め、ラベル、品出しを順に進めます\n・使った台とはかりを拭き、手袋を捨てて終了です',
      conditions:
        '・10度ほどの作業場で働ける方\n・立って行う作業が中心です\n・食材に触れるため、当日の体温と体調の確認があります',
      precautions:
        '・下痢、嘔吐、発熱、手指の傷があるときは、出勤前にメッセージでお知らせください\n・刃物と機械の内側には触れないでください\n・指輪、腕時計、つけ爪、ネイルは外してください',
      belongings: ['あたたかい上着(白衣の下に着られるもの)', 'すべりにくい靴'],
      clothing: `あたたかい長そでと長ズボンでお越しください。白衣は貸し出します。${hygieneText}`,
    },
  },
  fish: {
    masterCompanyOccupationId: 204,
    text: { ...modelTexts.fish, title: 'スーパーの鮮魚(パック詰め・品出し)' },
  },
  cart: {
    masterCompanyOccupationId: 205,
    text: {
      title: 'スーパーのカート回収・店内の清掃',
      jobDescription:
        '駐車場と店内に残ったカートとかごを集めて入口に戻し、あわせて床のモップがけ、カートの持ち手の拭き取り、ゴミ箱の交換をお願いします。カートは一度に8台までを連ねて押します。店外の作業は30分ごとに交代し、雨の日は合羽を、暑い日は飲み物と休む場所を用意します。接客は、道をたずねられたときに社員へおつなぎする程度です。',
      workFlow:
        '・サービスカウンターで名前を伝え、入館証とベストを受け取ってください\n・回る順番と、カートの押し方をご説明します\n・カートの回収と清掃を、30分ごとに交代で行います\n・最後に持ち場を引き継ぎ、ベストを返して終了です',
      conditions:
        '・屋外で1回30分ほど歩いて作業できる方\n・連ねたカート(合わせて80kgほど、車輪つき)を押せる方',
      precautions:
        '・車の通る場所では、必ずベストを着けてください\n・暑いとき、気分がすぐれないときは、すぐに社員へお知らせください\n・お忘れ物を見つけたら、サービスカウンターへお持ちください',
      belongings: ['歩きやすい靴', '飲み物(ふた付き)', '帽子(夏)'],
      clothing:
        '動きやすい服装と、底のすべりにくい靴でお越しください。ベスト、軍手、雨の日の合羽は貸し出します。',
    },
  },
}
