import { adviceStyle } from './offers/components/fields/ScreeningAdvice.style'
import { chipGroupsStyle } from './offers/components/fields/ChipGroups.style'
import { conditionChoicesStyle } from './offers/components/fields/ConditionChoices.style'
import { defaultsSectionStyle } from './offers/components/sections/DefaultsSection.style'
import { editorIndexStyle } from './offers/components/editor/EditorIndex.style'
import { editorSectionStyle } from './offers/components/sections/EditorSection.style'
import { faultSummaryStyle } from './offers/components/editor/ErrorSummary.style'
import { manualFieldStyle } from './offers/components/fields/ManualField.style'
import { offerCardsSkeletonStyle } from './offers/components/list/OfferCardsSkeleton.style'
import { offerDetailScreenStyle } from './offers/OfferDetailScreen.style'
import { offerEditorStyle } from './offers/components/editor/OfferEditor.style'
import { offerListScreenStyle } from './offers/OfferListScreen.style'
import { offerPictureStyle } from './offers/components/list/OfferPicture.style'
import { phonePreviewStyle } from './offers/components/editor/PhonePreview.style'
import { photoFieldStyle } from './offers/components/fields/PhotoField.style'
import { questionFieldsStyle } from './offers/components/fields/QuestionFields.style'
import { quickWordsStyle } from './offers/components/fields/QuickWords.style'
import { violatedStripStyle } from './offers/components/editor/ViolatedStrip.style'
import { editorGridStyle } from './offers/components/sections/editorGrid.style'
import { offerCardsStyle } from './offers/components/list/offerCards.style'

/**
 * The looks of what the screens show first. Like those of the design system they stand in the document's head, so that no page carries styles, or the
 * library that makes them, as code. What a screen opens later (windows, sheets, calendars) brings styled components with it.
 */
export const screenStyles: readonly string[] = [
  adviceStyle,
  defaultsSectionStyle,
  editorIndexStyle,
  editorSectionStyle,
  faultSummaryStyle,
  manualFieldStyle,
  offerCardsSkeletonStyle,
  offerDetailScreenStyle,
  offerEditorStyle,
  offerListScreenStyle,
  offerPictureStyle,
  phonePreviewStyle,
  photoFieldStyle,
  quickWordsStyle,
  chipGroupsStyle,
  conditionChoicesStyle,
  questionFieldsStyle,
  violatedStripStyle,
  editorGridStyle,
  offerCardsStyle,
]
