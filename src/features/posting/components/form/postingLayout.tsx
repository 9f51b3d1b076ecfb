import { clientLayout, type Layout } from '@/shell/layout/layouts'
import { PostingPages } from './PostingPages'

/** The layout of the pages of one offering form. */
export const postingLayout: Layout = {
  prefetch: clientLayout.prefetch,
  getLayout: (page, frame) => clientLayout.getLayout(<PostingPages>{page}</PostingPages>, frame),
}

/** The layout of the pages of a dedicated offering for graduates. */
export const graduatePostingLayout: Layout = {
  prefetch: clientLayout.prefetch,
  getLayout: (page, frame) =>
    clientLayout.getLayout(<PostingPages isForGraduates>{page}</PostingPages>, frame),
}
