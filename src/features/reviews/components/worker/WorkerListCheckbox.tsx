type Props = {
  legend: string
  label: string
  note: string
  isChecked: boolean
  isDisabled: boolean
  onChange: (isChecked: boolean) => void
}

/** One checkbox with a legend and a note below its label. */
export function WorkerListCheckbox({
  legend,
  label,
  note,
  isChecked,
  isDisabled,
  onChange,
}: Props) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label>
        <input
          type='checkbox'
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}
          <small>{note}</small>
        </span>
      </label>
    </fieldset>
  )
}
