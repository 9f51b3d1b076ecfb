import { benchRows } from '../../rows'

/** The rows of the plain list, public/plain.html. */
export default function rows(request, response) {
  response.json({ items: benchRows(Number(request.query.n)) })
}
