import { customer } from '@/domain/offers/textRules/vocabulary'
import type { TextRule } from '@/domain/offers/textRules/types'

/** Texts that lead away from the service, or ask for data that only the operator may see. */
export const contactRules: readonly TextRule[] = [
  {
    ground: 'identity',
    level: 'error',
    message: 'カードや口座、身分証の情報を求めることはできません',
    article: null,
    patterns: [
      'キャッシュカード|銀行通帳|通帳|暗証番号|口座番号',
      '(?:身分証(?:明書)?|運転免許証|マイナンバー(?:カード)?|パスポート|クレジットカード)の?(?:写真|画像|コピー|写し|番号)?を' +
        '[^。\\n]{0,6}(?:送|提出|撮影|撮っ|教え|アップロード)',
    ],
    exceptions: [],
    suggestion: '本人確認は運営が済ませています。この部分を削除してください。',
  },
  {
    ground: 'off_platform',
    level: 'error',
    message: 'サービスの外での連絡先を書くことはできません',
    article: null,
    patterns: [
      '(?<!on|off|out|air|pipe|dead|head|sky|in)LINE(?:で|の|を|に|ID|アカウント|交換|追加|登録)',
      '(?<!オン|製造|生産|組立|組み立て)ライン(?:ID|交換|追加|登録)',
      '(?:Instagram|インスタ(?:グラム)?|Telegram|テレグラム|Signal|シグナル)(?:で|の|に|から|ID)',
      '(?<!\\d)0\\d{1,4}[-ー(]\\d{1,4}[-ー)]\\d{3,4}(?!\\d)',
      '(?<!\\d)0\\d{9,10}(?!\\d)',
      '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
      '(?:(?<![a-z])X|Twitter|ツイッター|TikTok|Facebook|Discord|WhatsApp|カカオ(?:トーク)?|SNS)の?(?:アカウント|ID|' +
        'DM)?(?:を)?[^。]{0,4}?(?:教えて|交換|送って|フォロー)',
      '(?:LINE|ライン|インスタ|Instagram|カカオ|テレグラム|ツイッター|Twitter|(?<![a-z])X|SNS|メッセンジャー)の?(?:DM|ダイレクトメッセージ|' +
        'メッセージ)(?:で|から|に|へ|を)',
      '(?<!on|off|out|air|pipe|dead|head|sky|in)LINE(?:くだ|下さ|して|ちょ|待って|よろしく)',
      '(?:カカオ(?:トーク)?|テレグラム|ディスコード|Discord)の?(?:ID|アカウント)(?:ま|を|に|で)',
      '(?<![a-z])DM(?:で|から|に|へ|を)[^。、]{0,6}?(?:連絡|送|くだ|下さ|待)',
      '(?:この)?(?:アプリ|サービス|サイト|タイミー)(?:を|は|の(?:予約|申込|募集)(?:を|は)|から|経由)?[^。、]{0,6}?(?:通さ|介さ|使わ|経由せ|抜き|' +
        'キャンセルして|消して|退会して|なしで)',
      '(?:直|じか|直接)(?:で|に)[^。、]{0,4}?(?:お願い|頼|契約し|雇い|応募して|お?支払い|お?申し?込み)|(?:次|2回目|二回目)(?:回)?(?:から|' +
        '以降)(?:は)?[^。、]{0,12}?(?:直接|直で|個人的に)',
      '{money}(?:は|を)?[^。、]{0,6}?(?:手渡し|現金で(?:渡|払|支払)|直接(?:渡|払|お渡し))',
      '直接(?:お|ご)?(?:連絡|電話|かけて|掛けて|メール|来店)(?!が(?:来|入|あ)|を?受け)',
      '(?<!\\d)0[5789]0(?:の|で|から)[^。、]{0,8}?(?:番号|携帯|電話|かけ|始ま)',
      '(?:電話|携帯|メール|アドレス|連絡先|番号|ライン|LINE|SNS)[^。]{0,14}?(?:手数料|アプリの?(?:料|中抜き)|仲介)',
      '(?<!緊急)(?:電話番号|携帯番号|メールアドレス|連絡先|SNS)(?:を|の)[^。]{0,10}?(?:送って|交換|教えて(?:くだ|いただ|もら|ほし)|書いて(?:くだ|おい)|お知らせくだ)',
    ],
    // Members of a shop's account are its customers.
    exceptions: [
      {
        pattern:
          `${customer}[^。]{0,20}(?:LINE|ライン|Instagram|インスタ|SNS|Twitter|TikTok|Facebook|アカウント|電話番号|` +
          'メールアドレス|連絡先)',
        within: 'match',
      },
      { pattern: customer, within: 'after' },
    ],
    suggestion: '連絡はメッセージ機能を使ってください。電話番号は「連絡先」の欄に登録できます。',
  },
]
