import ReactDatePicker from 'react-datepicker'
import { showPicked } from './dateText'

const FOCUS_PREVENT_MS = 50

/** react-datepicker where its own behaviour has to differ. */
export class CalendarLibrary extends ReactDatePicker {
  /** The focus goes back to the box, and for 50 ms a focus opens nothing: the calendar that was just closed would come again. */
  override sendFocusBackToInput = () => {
    this.clearPreventFocusTimeout()
    this.setState({ preventFocus: true }, () => {
      this.setFocus()
      this.preventFocusTimeout = setTimeout(() => {
        this.setState({ preventFocus: false })
      }, FOCUS_PREVENT_MS)
    })
  }
  /** A calendar that closes takes the focus from the box, a frame later: not after it was just given back. */
  override deferBlur = () => {
    if (!this.state.preventFocus)
      requestAnimationFrame(() => {
        this.setBlur()
      })
  }
  /** Said in English otherwise. */
  override renderAriaLiveRegion = () => (
    <span
      role='alert'
      aria-live='polite'
      className='react-datepicker__aria-live'
    >{`選んだ時刻 ${showPicked(this.props.selected ?? null, 'time')}`}</span>
  )
}
