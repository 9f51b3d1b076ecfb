import { artStyle } from '@/ui/feedback/Illustration.style'
import { buttonStyle } from '@/ui/buttons/Button.style'
import { checkboxFieldStyle } from '@/ui/fields/choices/CheckboxField.style'
import { chipStyle } from '@/ui/data-display/Chip.style'
import { choiceChipsStyle } from '@/ui/fields/choices/ChoiceChips.style'
import { choiceStyle } from '@/ui/fields/choices/choiceStyle'
import { dataTableStyle } from '@/ui/data-display/DataTable.style'
import { descriptionListStyle } from '@/ui/data-display/DescriptionList.style'
import { fieldStyle } from '@/ui/fields/Field.style'
import { confirmDialogStyle } from '@/ui/dialogs/ConfirmDialog.style'
import { fieldGroupStyle } from '@/ui/fields/FieldGroup.style'
import { fieldStackStyle } from '@/ui/fields/FieldStack.style'
import { boxStyle, frameStyle } from '@/ui/fields/fieldStyle'
import { fileFieldStyle } from '@/ui/fields/FileField.style'
import { fillTankStyle } from '@/ui/data-display/FillRateBar.style'
import { filterBarStyle } from '@/ui/fields/filters/FilterBar.style'
import { formErrorSummaryStyle } from '@/ui/fields/FormErrorSummary.style'
import { iconButtonStyle } from '@/ui/buttons/IconButton.style'
import { menuStyle } from '@/ui/buttons/Menu.style'
import { menuListStyle } from '@/ui/buttons/MenuList.style'
import { monthCalendarStyle } from '@/ui/dates/MonthCalendar.style'
import { moneyFieldStyle } from '@/ui/fields/MoneyField.style'
import { moneyListStyle } from '@/ui/data-display/MoneyList.style'
import { noticeStyle } from '@/ui/feedback/Notice.style'
import { nowMarkStyle } from '@/ui/data-display/CurrentTimeIndicator.style'
import { numberStepperStyle } from '@/ui/fields/NumberStepper.style'
import { paginationStyle } from '@/ui/navigation/Pagination.style'
import { passwordFieldStyle } from '@/ui/fields/PasswordField.style'
import { progressBarStyle } from '@/ui/feedback/ProgressBar.style'
import { radioCardsStyle } from '@/ui/fields/choices/RadioCards.style'
import { rulerStyle } from '@/ui/data-display/TimeScale.style'
import { searchFieldStyle } from '@/ui/fields/filters/SearchField.style'
import { segmentedControlStyle } from '@/ui/fields/choices/SegmentedControl.style'
import { skeletonStyle } from '@/ui/feedback/Skeleton.style'
import { splitButtonStyle } from '@/ui/buttons/SplitButton.style'
import { stateMessageStyle } from '@/ui/feedback/StateMessage.style'
import { stepperStyle } from '@/ui/navigation/Stepper.style'
import { switchFieldStyle } from '@/ui/fields/choices/SwitchField.style'
import { tabsStyle } from '@/ui/navigation/Tabs.style'
import { ticketStyle } from '@/ui/data-display/Ticket.style'
import { toldStyle } from '@/ui/fields/FormAlert.style'
import { tooltipStyle } from '@/ui/dialogs/Tooltip.style'
import { pageSectionStyle } from './PageSection.style'
import { pageLayoutStyle } from './PageLayout.style'
import { inlineStyle } from './inlineStyle'
import { cardStyle } from './Card.style'
import { bulkBarStyle } from './BulkBar.style'
import { authCardStyle } from './AuthCard.style'
import { actionBarStyle } from './ActionBar.style'
import { twoColumnsStyle } from './TwoColumns.style'

/**
 * The looks of the design system, nested as they are written. shell/documentCss compiles them: a page carries none of them as code.
 * Parts that arrive only when they are used (calendar, windows, toasts) bring their own as styled components.
 */
export const documentStyle = [
  inlineStyle,
  frameStyle,
  boxStyle,
  choiceStyle,
  buttonStyle,
  iconButtonStyle,
  chipStyle,
  actionBarStyle,
  artStyle,
  authCardStyle,
  bulkBarStyle,
  cardStyle,
  checkboxFieldStyle,
  choiceChipsStyle,
  confirmDialogStyle,
  dataTableStyle,
  descriptionListStyle,
  fieldStyle,
  fieldGroupStyle,
  fieldStackStyle,
  fileFieldStyle,
  fillTankStyle,
  filterBarStyle,
  formErrorSummaryStyle,
  menuListStyle,
  menuStyle,
  moneyFieldStyle,
  moneyListStyle,
  monthCalendarStyle,
  noticeStyle,
  nowMarkStyle,
  numberStepperStyle,
  pageLayoutStyle,
  pageSectionStyle,
  paginationStyle,
  passwordFieldStyle,
  progressBarStyle,
  radioCardsStyle,
  rulerStyle,
  searchFieldStyle,
  segmentedControlStyle,
  skeletonStyle,
  splitButtonStyle,
  stateMessageStyle,
  stepperStyle,
  switchFieldStyle,
  tabsStyle,
  ticketStyle,
  toldStyle,
  tooltipStyle,
  twoColumnsStyle,
]
