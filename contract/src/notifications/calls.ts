import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../ids.ts'
import { chat, paging } from '../limits.ts'
import { listOf, pageQuery } from '../paging.ts'
import { flag } from '../query-params.ts'
import { notice, noticeChoice, noticeWay } from './notification.ts'

const choices = z.object({
  choices: z.array(noticeChoice),
  /** The ways that this installation has; a choice for another one is kept, and does nothing. */
  ways: z.array(noticeWay),
})

export const notificationCalls = {
  listNotices: call({
    method: 'GET',
    path: '/api/notices',
    access: 'signed_in',
    summary: 'What the caller was told of, the newest first.',
    query: pageQuery({ defaultLimit: chat.notices }).extend({ unread: flag.optional() }),
    answer: listOf(notice).extend({ unread_count: z.int() }),
  }),
  readNotices: call({
    method: 'PATCH',
    path: '/api/notices/mark-read',
    access: 'signed_in',
    summary: 'The caller has seen these notices, or all of them.',
    body: z.object({ ids: z.array(id).max(paging.max).optional() }),
    answer: z.object({ unread_count: z.int() }),
  }),
  noticeChoices: call({
    method: 'GET',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Of what the caller wants to hear, and by which way.',
    answer: choices,
  }),
  setNoticeChoices: call({
    method: 'PUT',
    path: '/api/notices/choices',
    access: 'signed_in',
    summary: 'Changes the named choices and leaves the others.',
    body: z.object({ choices: z.array(noticeChoice).min(1).max(50) }),
    answer: choices,
  }),
}
