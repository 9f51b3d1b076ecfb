import { clientLayout, type Layout } from '@/shell/layout/layouts'
import { PostingPages } from './PostingPages'

/** The frame of the pages that belong to one posting. */
export const postingLayout: Layout = {
  reads: clientLayout.reads,
  around: (page, frame) => clientLayout.around(<PostingPages>{page}</PostingPages>, frame),
}
