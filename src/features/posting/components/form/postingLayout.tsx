import { clientLayout, type Layout } from '@/shell/layout/layouts'
import { PostingPages } from './PostingPages'

/** The frame of the pages that belong to one posting. */
export const postingLayout: Layout = {
  prefetch: clientLayout.prefetch,
  getLayout: (page, frame) => clientLayout.getLayout(<PostingPages>{page}</PostingPages>, frame),
}
