import { agreementStyle } from '@/parts/Agreement.style'
import { jobTermsStyle } from '@/parts/JobTerms.style'
import { passwordRulesStyle } from '@/parts/PasswordRules.style'
import { postButtonStyle } from '@/parts/PostButton.style'
import { signInNameStyle } from '@/parts/SignInName.style'
import { companyCardStyle } from './account/CompanyCard.style'
import { noticeListStyle } from './account/NoticeList.style'
import { noticesScreenStyle } from './account/NoticesScreen.style'
import { settingsScreenStyle } from './account/SettingsScreen.style'
import { storeListStyle } from './account/StoreList.style'
import { storePickerScreenStyle } from './account/StorePickerScreen.style'
import { storeSubscriptionsStyle } from './account/StoreSubscriptions.style'
import { subscriptionFormStyle } from './account/SubscriptionForm.style'
import { myFormStyle } from './account/myForm.style'
import { attendancesScreenStyle } from './attendances/AttendancesScreen.style'
import { codeCardStyle } from './attendances/CodeCard.style'
import { authFieldsStyle } from './auth/authFields.style'
import { correctionCardStyle } from './corrections/CorrectionCard.style'
import { correctionsScreenStyle } from './corrections/CorrectionsScreen.style'
import { rejectFormStyle } from './corrections/RejectForm.style'
import { timeBarsStyle } from './corrections/TimeBars.style'
import { alertsStyle } from './home/Alerts.style'
import { firstStepsCardStyle } from './home/FirstStepsCard.style'
import { homeScreenStyle } from './home/HomeScreen.style'
import { monthStyle } from './home/Month.style'
import { todayPeopleStyle } from './home/TodayPeople.style'
import { todayTicketStyle } from './home/TodayTicket.style'
import { todoListStyle } from './home/TodoList.style'
import { weekStyle } from './home/Week.style'
import { matchedUsersStyle } from './offerings/MatchedUsers.style'
import { offeringHeaderStyle } from './offerings/OfferingHeader.style'
import { offeringListScreenStyle } from './offerings/OfferingListScreen.style'
import { offeringTicketsStyle } from './offerings/offeringTickets.style'
import { adviceStyle } from './offers/Advice.style'
import { conditionChoicesStyle } from './offers/ConditionChoices.style'
import { defaultsSectionStyle } from './offers/DefaultsSection.style'
import { editorIndexStyle } from './offers/EditorIndex.style'
import { editorSectionStyle } from './offers/EditorSection.style'
import { faultSummaryStyle } from './offers/FaultSummary.style'
import { offerCardsSkeletonStyle } from './offers/OfferCardsSkeleton.style'
import { offerDetailScreenStyle } from './offers/OfferDetailScreen.style'
import { offerEditorStyle } from './offers/OfferEditor.style'
import { offerListScreenStyle } from './offers/OfferListScreen.style'
import { offerPictureStyle } from './offers/OfferPicture.style'
import { phonePreviewStyle } from './offers/PhonePreview.style'
import { photoFieldStyle } from './offers/PhotoField.style'
import { questionFieldsStyle } from './offers/QuestionFields.style'
import { quickWordsStyle } from './offers/QuickWords.style'
import { violatedStripStyle } from './offers/ViolatedStrip.style'
import { editorGridStyle } from './offers/editorGrid.style'
import { offerCardsStyle } from './offers/offerCards.style'
import { confirmationStyle } from './posting/Confirmation.style'
import { costBarStyle } from './posting/CostBar.style'
import { costPanelStyle } from './posting/CostPanel.style'
import { lockedStyle } from './posting/Locked.style'
import { postedTermsStyle } from './posting/PostedTerms.style'
import { postedTicketStyle } from './posting/PostedTicket.style'
import { postingFormStyle } from './posting/PostingForm.style'
import { scopeSectionStyle } from './posting/ScopeSection.style'
import { templateRowStyle } from './posting/TemplateRow.style'
import { wageScaleStyle } from './posting/WageScale.style'
import { whenSectionStyle } from './posting/WhenSection.style'

/**
 * The looks of what the screens show first. Like those of the design system they stand in the document's head, so that no page carries styles, or the
 * library that makes them, as code. What a screen opens later (windows, sheets, calendars) brings styled components with it.
 */
export const screenStyles: readonly string[] = [
  jobTermsStyle, passwordRulesStyle, postButtonStyle, signInNameStyle, companyCardStyle, noticeListStyle, noticesScreenStyle,
  settingsScreenStyle, storeListStyle, storePickerScreenStyle, storeSubscriptionsStyle, subscriptionFormStyle, myFormStyle,
  attendancesScreenStyle, codeCardStyle, authFieldsStyle, correctionCardStyle, correctionsScreenStyle, rejectFormStyle,
  timeBarsStyle, homeScreenStyle, alertsStyle, firstStepsCardStyle, monthStyle, weekStyle, todayPeopleStyle, todayTicketStyle, todoListStyle, matchedUsersStyle, offeringHeaderStyle,
  offeringListScreenStyle, offeringTicketsStyle, adviceStyle, defaultsSectionStyle, editorIndexStyle, editorSectionStyle,
  faultSummaryStyle, offerCardsSkeletonStyle, offerDetailScreenStyle, offerEditorStyle, offerListScreenStyle, offerPictureStyle,
  phonePreviewStyle, photoFieldStyle, quickWordsStyle, conditionChoicesStyle, questionFieldsStyle, violatedStripStyle, editorGridStyle, offerCardsStyle, agreementStyle,
  confirmationStyle, costBarStyle, costPanelStyle, lockedStyle, postedTermsStyle, postedTicketStyle, postingFormStyle, scopeSectionStyle,
  templateRowStyle, wageScaleStyle, whenSectionStyle,
]
