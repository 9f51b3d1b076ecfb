import { Dialog, type DialogProps } from './Dialog'

/** A sheet from the bottom edge on phones (filters, choices), an ordinary dialog from 750 px up. */
export function Sheet(props: Omit<DialogProps, 'kind'>) {
  return <Dialog {...props} kind='sheet' />
}
