import { actionBarStyle } from './ActionBar.style'
import { artStyle } from './Art.style'
import { authCardStyle } from './AuthCard.style'
import { bulkBarStyle } from './BulkBar.style'
import { buttonStyle } from './Button.style'
import { cardStyle } from './Card.style'
import { checkboxFieldStyle } from './CheckboxField.style'
import { chipStyle } from './Chip.style'
import { choiceChipsStyle } from './ChoiceChips.style'
import { choiceStyle } from './choiceStyle'
import { dataTableStyle } from './DataTable.style'
import { descriptionListStyle } from './DescriptionList.style'
import { fieldStyle } from './Field.style'
import { confirmDialogStyle } from './ConfirmDialog.style'
import { fieldGroupStyle } from './FieldGroup.style'
import { fieldStackStyle } from './FieldStack.style'
import { boxStyle, frameStyle } from './fieldStyle'
import { fileFieldStyle } from './FileField.style'
import { fillTankStyle } from './FillTank.style'
import { filterBarStyle } from './FilterBar.style'
import { formErrorSummaryStyle } from './FormErrorSummary.style'
import { iconButtonStyle } from './IconButton.style'
import { inlineStyle } from './inlineStyle'
import { menuStyle } from './Menu.style'
import { menuListStyle } from './MenuList.style'
import { monthCalendarStyle } from './MonthCalendar.style'
import { moneyFieldStyle } from './MoneyField.style'
import { moneyListStyle } from './MoneyList.style'
import { noticeStyle } from './Notice.style'
import { nowMarkStyle } from './NowMark.style'
import { numberStepperStyle } from './NumberStepper.style'
import { pageLayoutStyle } from './PageLayout.style'
import { pageSectionStyle } from './PageSection.style'
import { paginationStyle } from './Pagination.style'
import { passwordFieldStyle } from './PasswordField.style'
import { progressBarStyle } from './ProgressBar.style'
import { radioCardsStyle } from './RadioCards.style'
import { rulerStyle } from './Ruler.style'
import { searchFieldStyle } from './SearchField.style'
import { segmentedControlStyle } from './SegmentedControl.style'
import { skeletonStyle } from './Skeleton.style'
import { splitButtonStyle } from './SplitButton.style'
import { stateMessageStyle } from './StateMessage.style'
import { stepperStyle } from './Stepper.style'
import { switchFieldStyle } from './SwitchField.style'
import { tabsStyle } from './Tabs.style'
import { ticketStyle } from './Ticket.style'
import { toldStyle } from './Told.style'
import { tooltipStyle } from './Tooltip.style'
import { twoColumnsStyle } from './TwoColumns.style'

/**
 * The looks of the design system, nested as they are written. shell/documentCss compiles them: a page carries none of them as code.
 * Parts that arrive only when they are used (calendar, windows, toasts) bring their own as styled components.
 */
export const documentStyle = [
  inlineStyle, frameStyle, boxStyle, choiceStyle, buttonStyle, iconButtonStyle, chipStyle, actionBarStyle, artStyle, authCardStyle,
  bulkBarStyle, cardStyle, checkboxFieldStyle, choiceChipsStyle, confirmDialogStyle, dataTableStyle, descriptionListStyle, fieldStyle, fieldGroupStyle,
  fieldStackStyle, fileFieldStyle, fillTankStyle, filterBarStyle, formErrorSummaryStyle, menuListStyle, menuStyle, moneyFieldStyle, moneyListStyle, monthCalendarStyle,
  noticeStyle, nowMarkStyle, numberStepperStyle, pageLayoutStyle, pageSectionStyle, paginationStyle, passwordFieldStyle, progressBarStyle,
  radioCardsStyle, rulerStyle, searchFieldStyle, segmentedControlStyle, skeletonStyle, splitButtonStyle, stateMessageStyle, stepperStyle,
  switchFieldStyle, tabsStyle, ticketStyle, toldStyle, tooltipStyle, twoColumnsStyle,
]
