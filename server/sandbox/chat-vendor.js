// What a vendor of chats sends to browsers, as far as our adapter uses it: the names and events of Messaging for Web.
;(() => {
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src)
  const KEY = 'chat-session'
  /** @type {HTMLIFrameElement | undefined} */
  let frame

  /** @param {string} name @param {unknown} [detail] */
  const emit = (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail }))

  window.addEventListener('message', ({ origin: from, data }) => {
    if (from !== origin || data?.type !== 'chat-message') return
    const { role, text } = data
    emit('onEmbeddedMessageSent', {
      conversationEntry: {
        sender: { role, appType: role === 'Chatbot' ? 'chatbot' : 'agent' },
        entryPayload: JSON.stringify({ abstractMessage: { staticContent: { text } } }),
      },
    })
  })

  const settings = { language: 'en', hideChatButtonOnLoad: false }

  /** @param {string} siteUrl */
  const openFrame = (siteUrl) => {
    frame = document.createElement('iframe')
    frame.title = 'Chat'
    frame.hidden = true
    frame.src = `${siteUrl}/window?language=${settings.language}`
    frame.style.cssText =
      'position:fixed;right:16px;bottom:84px;z-index:40;width:min(360px,calc(100vw - 32px));height:440px;border:1px solid;border-radius:12px;background:Canvas'
    frame.addEventListener(
      'load',
      () => {
        emit('onEmbeddedMessagingReady')
        emit('onEmbeddedMessagingButtonCreated')
      },
      { once: true },
    )
    document.body.append(frame)
  }

  Object.assign(window, {
    embeddedservice_bootstrap: {
      settings,
      /** @param {string} _orgId @param {string} _deployment @param {string} siteUrl @param {{ scrt2URL: string }} options */
      async init(_orgId, _deployment, siteUrl, { scrt2URL }) {
        if (frame) throw new Error('The chat was initialised before')
        const answer = await fetch(`${scrt2URL}/session`, { method: 'POST' }).catch(() => null)
        if (!answer) return emit('onEmbeddedMessagingInitError')
        localStorage.setItem(KEY, await answer.text())
        openFrame(siteUrl)
      },
      utilAPI: {
        async launchChat() {
          if (!frame) throw new Error('The chat is not ready')
          frame.hidden = false
          emit('onEmbeddedMessagingWindowMaximized')
        },
        async minimizeChat() {
          if (frame) frame.hidden = true
          emit('onEmbeddedMessagingWindowMinimized')
        },
      },
      userVerificationAPI: {
        async clearSession() {
          localStorage.removeItem(KEY)
          if (!frame) return
          frame.hidden = true
          frame.src = String(frame.src)
          emit('onEmbeddedMessagingWindowClosed')
        },
      },
    },
  })
})()
