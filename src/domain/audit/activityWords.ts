import { activityKinds, type ActivityKind } from '@/contracts/activities/enums'
import type { ActivityTarget } from '@/contracts/activities/schemas'

type ActivityWord = {
  kind: ActivityKind
  /** What was done, as shown in the log. */
  text: string
  /** What the call creates, if its response carries the new `id`. */
  makes?: Extract<ActivityTarget['kind'], 'offering' | 'offer' | 'group' | 'chatText' | 'savedView'>
}

const members: Record<string, string> = {
  'POST /companies/{companyId}/members': 'スタッフを招待',
  'PATCH /companies/{companyId}/members/{accountId}': 'スタッフの権限と店舗を変更',
  'POST /companies/{companyId}/members/{accountId}/invitation': '招待のメールを再送',
  'DELETE /companies/{companyId}/members/{accountId}/invitation': '招待を取り消し',
  'POST /companies/{companyId}/members/{accountId}/suspension': 'スタッフの利用を停止',
  'DELETE /companies/{companyId}/members/{accountId}/suspension': 'スタッフの利用を再開',
  'POST /companies/{companyId}/members/{accountId}/hand_over': '企業管理者を引き継ぎ',
  'POST /clients/{clientId}/members': 'スタッフを招待',
  'PATCH /clients/{clientId}/members/{accountId}': 'スタッフの権限を変更',
  'POST /clients/{clientId}/members/{accountId}/invitation': '招待のメールを再送',
  'DELETE /clients/{clientId}/members/{accountId}/invitation': '招待を取り消し',
  'POST /clients/{clientId}/members/{accountId}/suspension': 'スタッフの利用を停止',
  'DELETE /clients/{clientId}/members/{accountId}/suspension': 'スタッフの利用を再開',
}

const offerings: Record<string, string> = {
  'POST /clients/{clientId}/offers': 'ひな形を作成',
  'PATCH /clients/{clientId}/offers/{offerId}': 'ひな形を変更',
  'PATCH /clients/{clientId}/offers/{offerId}/archive': 'ひな形のアーカイブを切り替え',
  'POST /companies/{companyId}/offer_copies': 'ひな形をほかの店舗にコピー',
  'POST /companies/{companyId}/offer_copies/align': 'コピーしたひな形に変更を反映',
  'POST /clients/{clientId}/offers/ai_suggestion/jobs': 'ひな形の文案をAIに依頼',
  'POST /clients/{clientId}/offers/{offerId}/offerings': '求人を作成',
  'PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}': '求人を変更',
  'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/recreate': '求人を再募集',
  'PATCH /clients/{clientId}/offerings/{offeringId}/close': '募集を締め切り',
  'POST /clients/{clientId}/offerings/{offeringId}/closed_reason': '募集を締め切った理由を記録',
  'PATCH /clients/{clientId}/offerings/{offeringId}/unpublished': '求人を取り下げ',
  'POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations':
    '複数日一括募集を開始',
  'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}':
    '複数日一括募集をやり直し',
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/advance': '公開の順番を次の段に進行',
  'PATCH /clients/{clientId}/offerings/{offeringId}/ladder': '公開の順番の時刻を変更',
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/skip': '公開の順番の段を省略',
  'POST /clients/{clientId}/offerings/{offeringId}/levers/hours': '空いている枠の勤務時間を変更',
  'GET /clients/{clientId}/offerings/offerings.csv': '求人の一覧を保存',
  'POST /clients/{clientId}/files': '写真・ファイルを登録',
  'POST /clients/{clientId}/manuals': 'マニュアルを登録',
  'PUT /clients/{clientId}/manuals/{manualId}': 'マニュアルを送信',
  'POST /clients/{clientId}/manuals/{manualId}/finish': 'マニュアルの登録を完了',
}

const matchings: Record<string, string> = {
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence': '欠勤を記録',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/early_release': '早上がりを記録',
  'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/absence':
    '欠勤の記録を取り消し',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/cancel':
    'ワーカー都合のキャンセルを記録',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/reject_requests':
    'マッチングをキャンセル',
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create':
    'マッチングをまとめてキャンセル',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/match_check':
    'マッチングを確認済みに変更',
  'DELETE /clients/{clientId}/offerings/{offeringId}/users/{userId}/match_check':
    'マッチングの確認済みを取り消し',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/safety_training':
    '雇入れ時教育の記録を変更',
  'PUT /clients/{clientId}/offerings/{offeringId}/users/{userId}/age_certificate':
    '年齢証明書の確認の記録を変更',
  'POST /clients/{clientId}/attendance': 'チェックイン・チェックアウトのQRコードを更新',
  'POST /clients/{clientId}/offerings/{offeringId}/users/reviews': 'ワーカーを評価',
  'POST /companies/{companyId}/users/good_reviews': '店舗をまたいでワーカーをGoodと評価',
  'POST /clients/{clientId}/client_reviews/{clientReviewId}/reply': '店舗への評価に返信',
  'POST /clients/{clientId}/client_reviews/{clientReviewId}/report': '店舗への評価を運営に報告',
}

const money: Record<string, string> = {
  'PATCH /clients/{clientId}/offerings/{offeringId}/users/{userId}/transportation_expense_allowance':
    '交通費を変更',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/scanned_end':
    'チェックアウトの時刻を記録',
  'PATCH /clients/{clientId}/attendances/fix_payment_requests/{fixPaymentRequestId}':
    '修正依頼に回答',
  'PATCH /clients/{clientId}/attendances/fix_payment_requests/bulk_approve':
    '修正依頼をまとめて承認',
  'PATCH /companies/{companyId}/fix_payment_requests/bulk_approve': '店舗をまたいで修正依頼を承認',
  'POST /companies/{companyId}/below_minimum_wage/raise': '最低賃金まで時給を引き上げ',
  'POST /clients/{clientId}/usage_limit_change_requests': '利用上限額の変更を申請',
  'PUT /companies/{companyId}/budgets': '店舗の予算を変更',
  'POST /clients/{clientId}/budget_requests': '予算の追加を依頼',
  'DELETE /clients/{clientId}/budget_requests/{budgetRequestId}': '予算の追加の依頼を取り下げ',
  'PUT /companies/{companyId}/budget_requests/{budgetRequestId}': '予算の追加の依頼に回答',
  'POST /companies/{companyId}/statements/async/company_statements': '利用明細のファイルを依頼',
  'GET /companies/{companyId}/statements/company_statements.csv': '企業の利用明細を保存',
  'GET /companies/{companyId}/statements/client_statements.csv': '店舗別の利用明細を保存',
  'GET /companies/{companyId}/statements/details/of_client.csv': '店舗の利用明細の内訳を保存',
  'GET /companies/{companyId}/statements/leave_allowance_adjustments.csv': '休業手当の一覧を保存',
  'GET /companies/{companyId}/statements/billing_adjustments.csv': '請求調整の一覧を保存',
  'GET /companies/{companyId}/statements/billing_transfer_commissions.csv':
    '振込手数料の一覧を保存',
  'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf':
    '請求書を保存',
  'GET /companies/{companyId}/statements/async/company_statements/{billingFileId}/file.csv':
    '利用明細のファイルを保存',
  'GET /clients/{clientId}/confirmed_billing_operations/{billingOperationId}/detail.pdf':
    '店舗の利用明細書を保存',
  'GET /clients/{clientId}/statements/details.csv': '利用明細の内訳を保存',
  'GET /clients/{clientId}/statements/leave_allowance_adjustments.csv': '休業手当の一覧を保存',
}

const workers: Record<string, string> = {
  'POST /clients/{clientId}/groups': 'グループを作成',
  'PATCH /clients/{clientId}/groups/{groupId}': 'グループを変更',
  'DELETE /clients/{clientId}/groups/{groupId}': 'グループを削除',
  'POST /companies/{companyId}/groups': '企業のグループを作成',
  'PATCH /companies/{companyId}/groups/{groupId}': '企業のグループを変更',
  'DELETE /companies/{companyId}/groups/{groupId}': '企業のグループを削除',
  'PUT /clients/{clientId}/users/{userId}/groups': 'ワーカーのグループを変更',
  'PUT /clients/{clientId}/users/{userId}/memo': 'ワーカーのメモを変更',
  'POST /clients/{clientId}/user_block_lists': 'ワーカーをブロック',
  'DELETE /clients/{clientId}/user_block_lists': 'ワーカーのブロックを解除',
  'POST /clients/{clientId}/brand_user_reports': 'ワーカーを運営に報告',
  'PUT /clients/{clientId}/users/trusted': '認定ワーカーを変更',
  'POST /clients/{clientId}/invitation': '認定ワーカー招待を更新',
  'POST /clients/{clientId}/brand_invitation': 'ブランドの認定ワーカー招待を更新',
  'POST /clients/{clientId}/graduate_invitation': '卒業ワーカーの招待を更新',
  'POST /clients/{clientId}/graduates': '卒業ワーカーを登録',
  'POST /clients/{clientId}/users/{userId}/graduates': '卒業ワーカーにする',
  'PUT /clients/{clientId}/users/worker_supporters': 'ワーカーサポーターを変更',
  'POST /clients/{clientId}/worker_supporter_inquiries': 'ワーカーサポーターについて問い合わせ',
  'PATCH /clients/{clientId}/long_term_jobs/applications/{applicationId}/selection':
    '長期採用の選考状況を変更',
  'PATCH /clients/{clientId}/long_term_jobs/preferences/{preferenceId}/selection':
    '長期採用の選考状況を変更',
  'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/messages': 'メッセージを送信',
  'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation': '協議の状態を変更',
  'POST /clients/{clientId}/offerings/{offeringId}/messages': 'メッセージを一斉送信',
  'POST /clients/{clientId}/mynumber_provision_requests': 'マイナンバーの提供を依頼',
}

const personalData: Record<string, string> = {
  'GET /clients/{clientId}/attending_worker_lists/workers.xlsx': '出勤者名簿を保存',
  'GET /clients/{clientId}/attending_worker_lists/workers.csv': '出勤者名簿を保存',
  'POST /companies/{companyId}/worker_list_storages': '労働者名簿の作成を依頼',
  'GET /companies/{companyId}/worker_list_storages/{storageId}/file': '労働者名簿を保存',
  'DELETE /companies/{companyId}/worker_list_storages/{storageId}': '労働者名簿のファイルを削除',
  'POST /companies/{companyId}/record_archives': '1年分の帳票の作成を依頼',
  'GET /companies/{companyId}/record_archives/{storageId}/file': '1年分の帳票を保存',
  'DELETE /companies/{companyId}/record_archives/{storageId}': '1年分の帳票のファイルを削除',
  'POST /clients/{clientId}/record_archives': '店舗の1年分の帳票の作成を依頼',
  'GET /clients/{clientId}/record_archives/{storageId}/file': '店舗の1年分の帳票を保存',
  'DELETE /clients/{clientId}/record_archives/{storageId}': '店舗の1年分の帳票のファイルを削除',
  'GET /clients/{clientId}/foreign_worker_notifications': '在留カードの情報を表示',
  'GET /clients/{clientId}/foreign_worker_notifications/workers.csv': '在留カードの情報を保存',
  'GET /clients/{clientId}/attendances/fix_payment_requests/requests.csv': '修正依頼を保存',
  'GET /clients/{clientId}/users/users.csv': 'ワーカーの一覧を保存',
  'GET /clients/{clientId}/offerings/{offeringId}/users.csv': '求人のワーカー一覧を保存',
  'GET /clients/{clientId}/users/{userId}/emergency_contact': 'ワーカーの緊急連絡先を表示',
  'GET /clients/{clientId}/offerings/{offeringId}/qualification_documents/{documentId}/image_link':
    '資格証の画像を表示',
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/stool_inspection/report_link':
    '検便の結果を表示',
  'GET /clients/{clientId}/offerings/{offeringId}/users/{userId}/employment_notice.pdf':
    '労働条件通知書を保存',
  'GET /clients/{clientId}/document_files/{documentFileId}': '書類を表示',
  'GET /companies/{companyId}/activities/activities.csv': '操作の記録を保存',
}

const settings: Record<string, string> = {
  'PATCH /companies/{companyId}': '企業情報を変更',
  'GET /companies/{companyId}/clients/clients.csv': '店舗の一覧を保存',
  'POST /companies/{companyId}/clients': '店舗を追加',
  'PATCH /clients/{clientId}': '店舗情報を変更',
  'POST /clients/{clientId}/phone_number/verification': '電話番号の確認コードを送信',
  'PATCH /clients/{clientId}/phone_number/verification': '電話番号を確認',
  'POST /companies/{companyId}/identification/application': '事業者確認を申請',
  'POST /companies/{companyId}/identification/documents': '事業者確認の書類を登録',
  'PUT /companies/{companyId}/identification/documents/{identificationDocumentId}':
    '事業者確認の書類を送信',
  'POST /companies/{companyId}/identification/documents/{identificationDocumentId}/finish':
    '事業者確認の書類の登録を完了',
  'POST /clients/{clientId}/lift_suspension_requests': '利用再開を申請',
  'POST /clients/{clientId}/feedbacks': 'ご意見を送信',
  'PUT /clients/{clientId}/attending_worker_list_download_fields/bulk_update':
    '出勤者名簿の項目を変更',
  'POST /clients/{clientId}/chat_texts': '定型文を追加',
  'PUT /clients/{clientId}/chat_texts/{chatTextId}': '定型文を変更',
  'DELETE /clients/{clientId}/chat_texts/{chatTextId}': '定型文を削除',
  'POST /clients/{clientId}/closing_days': '定休日を追加',
  'POST /clients/{clientId}/saved_views': '一覧の条件を保存',
  'PUT /clients/{clientId}/saved_views/{savedViewId}/default': '最初に開く条件を変更',
  'PUT /clients/{clientId}/saved_view_order': '保存した条件を並べ替え',
  'DELETE /clients/{clientId}/saved_views/{savedViewId}': '保存した条件を削除',
  'POST /companies/{companyId}/saved_views': '企業の一覧の条件を保存',
  'PUT /companies/{companyId}/saved_views/{savedViewId}/default':
    '企業の一覧を最初に開く条件を変更',
  'PUT /companies/{companyId}/saved_view_order': '企業の一覧で保存した条件を並べ替え',
  'DELETE /companies/{companyId}/saved_views/{savedViewId}': '企業の一覧で保存した条件を削除',
  'PUT /clients/{clientId}/closing_days/{closingDayId}': '定休日を変更',
  'DELETE /clients/{clientId}/closing_days/{closingDayId}': '定休日を削除',
  'PUT /clients/{clientId}/chat_text_order': '定型文を並べ替え',
  'POST /companies/{companyId}/chat_texts': '企業の定型文を追加',
  'PUT /companies/{companyId}/chat_texts/{chatTextId}': '企業の定型文を変更',
  'DELETE /companies/{companyId}/chat_texts/{chatTextId}': '企業の定型文を削除',
  'PUT /companies/{companyId}/chat_text_order': '企業の定型文を並べ替え',
}

const makes: Record<string, ActivityWord['makes']> = {
  'POST /clients/{clientId}/offers': 'offer',
  'POST /clients/{clientId}/offers/{offerId}/offerings': 'offering',
  'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/recreate': 'offering',
  'POST /clients/{clientId}/groups': 'group',
  'POST /companies/{companyId}/groups': 'group',
  'POST /clients/{clientId}/chat_texts': 'chatText',
  'POST /companies/{companyId}/chat_texts': 'chatText',
  'POST /clients/{clientId}/saved_views': 'savedView',
  'POST /companies/{companyId}/saved_views': 'savedView',
}

const wordsByKind: Record<ActivityKind, Record<string, string>> = {
  members,
  offerings,
  matchings,
  money,
  workers,
  personalData,
  settings,
}

/** The words of every recorded call of a company or a store, keyed by the line of the call ('METHOD /path'). */
export const activityWords: ReadonlyMap<string, ActivityWord> = new Map(
  activityKinds.flatMap((kind) =>
    Object.entries(wordsByKind[kind]).map(([call, text]): [string, ActivityWord] => {
      const made = makes[call]
      return [call, { kind, text, ...(made && { makes: made }) }]
    }),
  ),
)

/** Recorded, but not shown: personal settings and read marks. */
export const quietCalls: readonly string[] = [
  'PUT /accounts/me/accessible_resources/clients/{clientId}',
  'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}/check',
]

/** Returns the calls whose activities are of this kind, as the audit log stores them. */
export const callsOfKind = (kind: ActivityKind) => Object.keys(wordsByKind[kind])
