import styles from '#client/components/island.module.css'

export interface ClausePreviewProps {
  title: string
  number: string
  text: string
}

export function ClausePreview({ title, number, text }: ClausePreviewProps) {
  return (
    <div className={`stack-8 ${styles.island}`}>
      <p className="strong">
        {title}, {number}
      </p>
      <p>{text}</p>
    </div>
  )
}
