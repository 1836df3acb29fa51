import type { LayoutProps } from '#client/components/section-props.ts'
import { openableChat } from '#shared/visitor/third-parties.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import type { ChatPlace as ChatPlaceData } from '../runtime/chat/chat-provider.ts'
import styles from './quick-actions.module.css'

export function ChatPlace({ context, edition, t }: LayoutProps) {
  const chat = context.topic === 'responsible-gaming' ? openableChat(edition) : null
  if (!chat) return null
  const { provider, scriptUrl, orgId, deployment, siteUrl, messagingUrl, closingText, phone } = chat
  const mail = edition.legalNames.supportMail[context.locale]
  const place: ChatPlaceData = {
    provider,
    scriptUrl,
    orgId,
    deployment,
    siteUrl,
    messagingUrl,
    language: edition.salesforceLanguage,
    closingText: closingText[context.locale],
    failure: t('chat.failed', { phone: phone[context.locale], mail }),
  }
  return (
    <div className={styles.chat} data-chat-place={JSON.stringify(place)}>
      <Button look="line" data-action="open-chat">
        <Icon name="chat" />
        {t('chat.open')}
      </Button>
    </div>
  )
}
