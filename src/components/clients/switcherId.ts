/** The id of the ClientSwitcher: the buttons that open and close it name it as their `popoverTarget`. */
export const SWITCHER_ID = 'switcher'
